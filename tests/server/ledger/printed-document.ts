import { encodeText } from '../../../src/engine/format/base64-text.ts'
import { textAt } from '../answers.ts'
import type { CasePerson } from '../cases/case-server.ts'

/** The file of a document of a member's accounts, by its number. */
export const printedDocument = async ({ client }: CasePerson, call: string, number: string): Promise<Buffer> =>
  Buffer.from(textAt(await client.get(`billing/${call}/${encodeText(number)}`), '/data'), 'base64')
