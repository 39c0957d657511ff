import type { Keyword } from './keyword.ts'

/**
 * `notBlank: true` on a field for a picture: there is something on it, such as the line of a signature. Only the server
 * looks at what a file has in it.
 */
export const notBlank: Keyword = {
  name: 'notBlank',
  types: ['object'],
  isOnServer: true,
  parameter: { type: 'boolean' },
}
