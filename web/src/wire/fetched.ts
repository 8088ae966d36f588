/** Things to read that never change: asked for plainly, so that whoever asked early finds them in the cache. */
export async function fetched<Answer>(address: string): Promise<Answer> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address}: ${response.status}`)
  return (await response.json()) as Answer
}

/** Does each thing once; what failed may be repeated. */
export class Once {
  private readonly done = new Map<string, Promise<unknown>>()

  do<Result>(name: string, what: () => Promise<Result>): Promise<Result> {
    let promise = this.done.get(name) as Promise<Result> | undefined
    if (!promise) {
      promise = what()
      this.done.set(name, promise)
      promise.catch(() => this.done.delete(name))
    }
    return promise
  }
}
