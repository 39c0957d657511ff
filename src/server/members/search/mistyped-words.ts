import { sql } from 'kysely'
import { gramsOf, soundOf } from '../../../engine/format/sound-of.ts'
import { typingDistance } from '../../../engine/format/typing-distance.ts'
import type { TenantTransaction } from '../../platform/database/database.ts'

/** How many words that share trigrams with a term are compared with it, and how many of them a search goes on with. */
const compared = 120
const kept = 12

/**
 * The words of the register that a word may have been meant for, the likeliest first: those that sound alike, then
 * those with typing errors. Numbers have none, and very short words only others that sound alike.
 */
export async function mistypedWords({ tenant, db }: TenantTransaction, word: string): Promise<readonly string[]> {
  if (/\d/.test(word)) return []
  const { rows } = await sql<{ readonly word: string }>`
    select word from register_grams where tenant = ${tenant} and gram = any(${gramsOf(word)}::text[])
    group by word order by count(*) desc, abs(length(word) - ${word.length}::integer), word limit ${compared}`.execute(
    db,
  )
  const sound = soundOf(word)
  return rows
    .filter((row) => row.word !== word)
    .map((row) => ({ word: row.word, distance: typingDistance(sound, soundOf(row.word)) }))
    .filter(({ distance }) => distance <= errorsIn(sound))
    .toSorted((one, other) => one.distance - other.distance)
    .slice(0, kept)
    .map((row) => row.word)
}

/** How many typing errors a word of this sound may have. */
const errorsIn = ({ length }: string): number => (length <= 2 ? 0 : length <= 5 ? 1 : 2)
