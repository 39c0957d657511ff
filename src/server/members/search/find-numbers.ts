import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import { registerMost } from '../../../contract/register-search-limits.ts'
import { foldWords } from '../../../engine/format/fold-words.ts'
import type { RegisterState } from '../../../generated/closed-names.ts'
import type { TenantTransaction } from '../../platform/database/database.ts'
import { mistypedWords } from './mistyped-words.ts'

export interface RegisterSearch {
  readonly term: string
  readonly states: readonly RegisterState[]
  /** Whether numbers are public: only then may somebody find out whose a number is. */
  readonly byNumber: boolean
  readonly gender?: string
  readonly category?: string
}

export interface FoundNumbers {
  /** Of members, the best matches first; at most `registerMost`. */
  readonly numbers: readonly string[]
  readonly isMore: boolean
  /** Whether all of them are found by words that are only like those of the term. */
  readonly isSimilar: boolean
}

/** Further words narrow nothing. */
const mostWords = 5

/** Typing errors are allowed for when fewer people have the words as they are. */
const enough = 10

/** The last character of all, in the order of the index. */
const last = '\u{10FFFF}'

/**
 * The members whose names or number have words that begin with every word of a term: exact words first, then
 * beginnings. If these are few, those follow whose words are like the term’s, by sound or by typing errors.
 */
export async function findNumbers(tx: TenantTransaction, search: RegisterSearch): Promise<FoundNumbers> {
  const terms = foldWords(search.term)
  // Without them, the others would find whom the whole term does not name.
  const isNobody = !search.byNumber && terms.some((word) => /\d/.test(word))
  const words = isNobody ? [] : terms.slice(0, mostWords)
  if (words.length === 0) return { numbers: [], isMore: false, isSimilar: false }
  const found = await matching(
    tx,
    search,
    words.map((word) => ({ word, similar: [] })),
  )
  if (found.numbers.length >= enough) return { ...found, isSimilar: false }
  const sought: Sought[] = []
  for (const word of words) sought.push({ word, similar: await mistypedWords(tx, word) })
  if (sought.every(({ similar }) => similar.length === 0)) return { ...found, isSimilar: false }
  const similar = await matching(tx, search, sought)
  return { ...similar, isSimilar: found.numbers.length === 0 && similar.numbers.length > 0 }
}

/** A word of a term, and the words that it may have been meant for, the likeliest first. */
interface Sought {
  readonly word: string
  readonly similar: readonly string[]
}

/** A member may have several words that match: more rows are read than members are wanted. */
const mostRows = 2 * registerMost

async function matching(
  { tenant, db }: TenantTransaction,
  { states, gender, category }: RegisterSearch,
  sought: readonly Sought[],
): Promise<Omit<FoundNumbers, 'isSimilar'>> {
  const tables = sought.map((_, i) => sql.table(`w${i}`))
  const from = tables.map((table, i) =>
    i === 0
      ? sql`register_words as ${table}`
      : sql`join register_words as ${table} on ${table}.tenant = w0.tenant
      and ${table}.member_no = w0.member_no`,
  )
  const isSought = sought.map((one, i) => sql`${sql.table(`w${i}`)}.tenant = ${tenant} and ${matches(one, i)}`)
  const isNarrowed = [
    sql`w0.status = any(${states}::text[])`,
    ...(gender === undefined ? [] : [sql`w0.gender = ${gender}`]),
    ...(category === undefined ? [] : [sql`w0.category = ${category}`]),
  ]
  const inOrder = tables.map((table) => sql`${table}.word`)
  // One word as it is needs no rank: exact words are the first of a range, which the index has in its order.
  const [only] = sought.length === 1 ? sought : []
  const ranked = only?.similar.length === 0 ? inOrder : [sql.join(sought.map(rank), sql` + `), ...inOrder]
  const { rows } = await sql<{ readonly member_no: string }>`select w0.member_no from ${sql.join(from, sql` `)}
    where ${sql.join([...isSought, ...isNarrowed], sql` and `)}
    order by ${sql.join(ranked)}, w0.member_no limit ${mostRows}`.execute(db)
  const numbers = [...new Set(rows.map(({ member_no }) => member_no))]
  const isMore = numbers.length > registerMost || rows.length === mostRows
  return { numbers: numbers.slice(0, registerMost), isMore }
}

/** Whether a word of the register begins with the sought one, or is one of the similar ones. */
function matches({ word, similar }: Sought, index: number): RawBuilder<boolean> {
  const found = sql`${sql.table(`w${index}`)}.word`
  const begins = sql<boolean>`(${found} >= ${word} and ${found} < ${word + last})`
  return similar.length === 0 ? begins : sql`(${begins} or ${found} = any(${similar}::text[]))`
}

/** 0 for the word itself, 1 for one that begins with it, then the similar ones in their order. */
function rank({ word, similar }: Sought, index: number): RawBuilder<number> {
  const found = sql`${sql.table(`w${index}`)}.word`
  return sql`case when ${found} = ${word} then 0 when ${found} > ${word} and ${found} < ${word + last} then 1
    else 1 + coalesce(array_position(${similar}::text[], ${found} collate "default"), 0) end`
}
