/** What this reader at this address needs is fetched beside what everybody needs, not after it. `main.ts` asks again, and
 * says so if something is missing. */
import { loaderOf } from './app/pages'
import { parseRoute } from './app/routes'
import { firstLanguage, LOADERS } from './words/languages'

const later = (): void => undefined
LOADERS[firstLanguage()]().catch(later)
loaderOf(parseRoute(location.hash).page)?.().catch(later)
