import { sql } from 'kysely'
import type { Selectable } from 'kysely'
import { foldNumber, foldWords } from '../../../engine/format/fold-words.ts'
import { gramsOf } from '../../../engine/format/sound-of.ts'
import type { TenantTransaction } from '../../platform/database/database.ts'
import type { MembersTable } from '../../platform/database/tables/members.ts'

/** The version of the rules by which words are folded. Raise it when they change: a job indexes everybody again. */
export const wordsVersion = 1

/**
 * Brings the tables of the search to what members’ rows say now. Whoever writes a name, number, category, state or
 * gender of a member calls this in the same transaction, after that.
 *
 * @param numbers of members
 */
export async function indexMembers(tx: TenantTransaction, numbers: readonly string[]): Promise<void> {
  if (numbers.length === 0) return
  const { tenant, db } = tx
  const members = await db
    .selectFrom('members')
    .select(['member_no', 'first_name', 'second_name', 'last_name', 'category', 'status', 'gender'])
    .where('tenant', '=', tenant)
    .where((where) => where('member_no', '=', where.fn.any(where.val(numbers))))
    .execute()
  const removed = await db
    .deleteFrom('register_words')
    .where('tenant', '=', tenant)
    .where((where) => where('member_no', '=', where.fn.any(where.val(numbers))))
    .returning('word')
    .execute()
  const rows = members.flatMap((member) => wordsOf(member).map((word) => ({ ...member, word })))
  await sql`insert into register_words (tenant, word, member_no, category, status, gender)
    select ${tenant}, * from unnest(${rows.map(({ word }) => word)}::text[],
      ${rows.map(({ member_no }) => member_no)}::text[], ${rows.map(({ category }) => category)}::text[],
      ${rows.map(({ status }) => status)}::text[], ${rows.map(({ gender }) => gender)}::text[])`.execute(db)
  await countWords(tx, changesOf(removed, rows))
}

type IndexedMember = Pick<Selectable<MembersTable>, 'member_no' | 'first_name' | 'second_name' | 'last_name'>

const wordsOf = ({ member_no, first_name, second_name, last_name }: IndexedMember): readonly string[] => [
  ...new Set([...foldWords(`${first_name} ${second_name} ${last_name}`), ...foldNumber(member_no)]),
]

interface Worded {
  readonly word: string
}

/** By how much the count of each word changes. Numbers are not in the vocabulary: nobody’s number is guessed at. */
function changesOf(removed: readonly Worded[], added: readonly Worded[]): ReadonlyMap<string, number> {
  const changes = new Map<string, number>()
  const count = (worded: readonly Worded[], by: number) => {
    for (const { word } of worded) if (!/\d/.test(word)) changes.set(word, (changes.get(word) ?? 0) + by)
  }
  count(removed, -1)
  count(added, 1)
  return new Map([...changes].filter(([, by]) => by !== 0))
}

/** The words are counted in their order, so that two transactions wait for each other in one direction only. */
async function countWords({ tenant, db }: TenantTransaction, changes: ReadonlyMap<string, number>): Promise<void> {
  if (changes.size === 0) return
  const { rows } = await sql<{ readonly word: string; readonly n: number }>`
    insert into register_vocabulary (tenant, word, n)
    select ${tenant}, word, by from unnest(${[...changes.keys()]}::text[], ${[...changes.values()]}::integer[])
      as change (word, by) order by word collate "C"
    on conflict (tenant, word) do update set n = register_vocabulary.n + excluded.n returning word, n`.execute(db)
  const grams = rows
    .filter(({ word, n }) => n > 0 && n === changes.get(word))
    .flatMap(({ word }) => gramsOf(word).map((gram) => ({ gram, word })))
  await sql`insert into register_grams (tenant, gram, word) select ${tenant}, * from
    unnest(${grams.map(({ gram }) => gram)}::text[], ${grams.map(({ word }) => word)}::text[])
    on conflict do nothing`.execute(db)
  const gone = rows.filter(({ n }) => n <= 0)
  if (gone.length === 0) return
  const words = gone.map(({ word }) => word)
  const theirGrams = [...new Set(words.flatMap(gramsOf))]
  await sql`delete from register_grams where tenant = ${tenant} and gram = any(${theirGrams}::text[])
    and word = any(${words}::text[])`.execute(db)
  await sql`delete from register_vocabulary where tenant = ${tenant} and word = any(${words}::text[])`.execute(db)
}
