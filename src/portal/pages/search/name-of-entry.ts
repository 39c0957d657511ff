import type { RegisterEntry } from '../../../contract/register-search.ts'

/** The names of a member as one text. */
export const nameOfEntry = ({ FirstName = '', SecondName = '', LastName = '' }: RegisterEntry): string =>
  [FirstName, SecondName, LastName].filter((name) => name !== '').join(' ')

/** The first letters of the first and the last name. */
export function initialsOfEntry(entry: RegisterEntry): string {
  const names = nameOfEntry(entry).split(' ')
  const [first = ''] = names
  const last = names.length > 1 ? (names.at(-1) ?? '') : ''
  return [first, last].map((name) => Array.from(name)[0] ?? '').join('')
}
