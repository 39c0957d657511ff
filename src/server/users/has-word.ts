import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'

/** The words of what is sought, in lower case. */
export const wordsIn = (search = ''): readonly string[] => search.toLowerCase().split(/\s+/).filter(Boolean)

/**
 * Whether something of an account contains a word. Row-level security keeps the database from using any index for
 * that; it reads the organisation's rows.
 */
export const hasWord = (tenant: string, word: string): RawBuilder<boolean> =>
  sql<boolean>`(strpos(lower(concat_ws(' ', users.email, users.phone, users.id_number)), ${word}) > 0
    or users.profile_id in (select p.id from profiles p where p.tenant = ${tenant}
      and strpos(lower(p.member_no), ${word}) > 0)
    or users.profile_id in (select n.profile_id from records n where n.tenant = ${tenant}
      and n.section in ('sections/bio', 'sections/firm-bio')
      and strpos(lower(concat_ws(' ', n.answers->>'FirstName', n.answers->>'SecondName', n.answers->>'LastName')),
        ${word}) > 0))`
