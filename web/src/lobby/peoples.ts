/** The names of peoples are proper names, the same in all languages. */
export function peopleName(people: string): string {
  return people.charAt(0).toUpperCase() + people.slice(1)
}
