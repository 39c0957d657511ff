import type { Expression, ExpressionBuilder, SqlBool } from 'kysely'
import type { CaseType } from '../../engine/cases/case-type.ts'
import type { ActingPerson } from '../../engine/cases/model/actor.ts'
import { staffIn } from '../../engine/cases/steps/staff-in.ts'
import type { Tables } from '../platform/database/tables.ts'

type Where = ExpressionBuilder<Tables, 'cases'>

/** A person who looks at cases, and the profile that they act for. */
export interface CaseReader {
  readonly tenant: string
  readonly actor: ActingPerson
  readonly profileId: string | null
}

/** The reader's own cases, of the profile that they act for. */
export const areOwn =
  ({ actor, profileId }: CaseReader) =>
  (where: Where): Expression<SqlBool> =>
    profileId === null
      ? where.lit(false)
      : where.and([where('cases.owner_id', '=', actor.id), where('cases.profile_id', '=', profileId)])

/**
 * The cases of a type that a reader sees as one of the staff, or as a related person: the rule of `seenCase`, over
 * columns. The roles, the assignee and parts taken count only where the reader is no party.
 */
export const areOnDesk =
  (type: CaseType, { tenant, actor }: CaseReader) =>
  (where: Where): Expression<SqlBool> => {
    const { access = [], states, relations = [] } = type.declared
    const all = states.map(({ id }) => id)
    const byAccess = (names: readonly string[]) =>
      access.filter(({ who }) => who.some((name) => names.includes(name))).flatMap(({ in: some = all }) => some)
    const inRole = all.filter((state) => staffIn(type, state).some((name) => actor.roles.includes(name)))
    const asAssignee = all.filter((state) => staffIn(type, state).includes('assignee'))
    const people = relations.filter(({ to }) => to === 'profile').map(({ id }) => id)
    const party = (within?: readonly string[], relation?: string) => {
      let rows = where
        .selectFrom('case_parties')
        .select('case_parties.case_id')
        .where('case_parties.tenant', '=', tenant)
        .whereRef('case_parties.case_id', '=', 'cases.id')
        .where('case_parties.user_id', 'in', [actor.id, ...(actor.through === undefined ? [] : [actor.through])])
      if (relation !== undefined) rows = rows.where('case_parties.relation', '=', relation)
      return within === undefined ? where.exists(rows) : where.and([isIn(where, within), where.exists(rows)])
    }
    const tookPart = where.exists(
      where
        .selectFrom('case_history')
        .select('case_history.case_id')
        .where('case_history.tenant', '=', tenant)
        .whereRef('case_history.case_id', '=', 'cases.id')
        .where('case_history.acted_by', '=', actor.id)
        .where('case_history.kind', 'in', ['transition', 'review']),
    )
    const asStaff = where.or([
      isIn(where, [...inRole, ...byAccess(actor.roles)]),
      where.and([where('cases.assignee_id', '=', actor.id), isIn(where, [...asAssignee, ...byAccess(['assignee'])])]),
      tookPart,
    ])
    const isNoParty = where.and([
      where('cases.owner_id', 'not in', [actor.id, ...(actor.through === undefined ? [] : [actor.through])]),
      ...(people.length === 0 ? [] : [where.not(party())]),
    ])
    const asRelated = people.map((relation) => party(byAccess([relation]), relation))
    return where.and([where('cases.type', '=', type.id), where.or([where.and([isNoParty, asStaff]), ...asRelated])])
  }

const isIn = (where: Where, states: readonly string[]): Expression<SqlBool> =>
  states.length === 0 ? where.lit(false) : where('cases.state', 'in', [...new Set(states)])
