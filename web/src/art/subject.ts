/** What a picture is made from. */
export interface Subject {
  readonly key: string
  readonly people: string
  readonly kind: string
  /** The number at the end of the key; 0 where there is none. */
  readonly number: number
}
