/** What this reader at this address needs is fetched beside what everybody needs, not after it. Whoever uses it asks
 * again, and says so if something is missing. */
import { loaderOf } from './app/pages'
import { parseRoute } from './app/routes'
import { gameNamed } from './games'
import type { Game } from './wire/types'
import { firstLanguage, LOADERS } from './words/languages'

const language = firstLanguage()
const route = parseRoute(location.hash)

async function tableAt(id: string): Promise<void> {
  const { game } = (await (await fetch(`api/tables/${id}`)).json()) as { game: Game }
  const { facts, load } = gameNamed(game)
  await Promise.all([load.table(), fetch(facts(language)).then((found) => found.text())])
}

Promise.all([LOADERS[language](), loaderOf(route)?.(), route.page === 'table' && tableAt(route.id)]).catch(
  () => undefined,
)
