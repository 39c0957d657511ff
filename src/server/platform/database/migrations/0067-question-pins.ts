import { sql } from 'kysely'
import type { Kysely, Migration } from 'kysely'

/** Names the fields of each question as its pins. */
export const pinFields = `update cases set memory = jsonb_set(memory, '{questions}', (
      select jsonb_agg(
        (question - 'fields') || jsonb_build_object('pins', (
          select coalesce(jsonb_agg(jsonb_build_object('field', field) order by place), '[]')
          from jsonb_array_elements(question -> 'fields') with ordinality as pinned (field, place)
        )) order by number)
      from jsonb_array_elements(memory -> 'questions') with ordinality as asked (question, number)
    ))
    where memory @? '$.questions[*].fields'`

const statements: readonly string[] = [
  `select set_config('regalia.across_tenants', 'on', true)`,
  pinFields,
  `select set_config('regalia.across_tenants', '', true)`,
]

/** Questions were pinned to fields of the case's form alone; they are pinned to records as well. */
export const questionPins: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(database)
  },
}
