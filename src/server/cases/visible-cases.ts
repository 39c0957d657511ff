import type { Expression, ExpressionBuilder, SqlBool } from 'kysely'
import type { CaseType } from '../../engine/cases/case-type.ts'
import type { ActingPerson } from '../../engine/cases/model/actor.ts'
import { statesByAccess, statesOfRoles } from '../../engine/cases/states-of-roles.ts'
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
  (type: CaseType, reader: CaseReader) =>
  (where: Where): Expression<SqlBool> => {
    const { tenant, actor } = reader
    const tookPart = where(
      'cases.id',
      'in',
      where
        .selectFrom('case_history')
        .select('case_history.case_id')
        .where('case_history.tenant', '=', tenant)
        .where('case_history.acted_by', '=', actor.id)
        .where('case_history.kind', 'in', ['transition', 'review']),
    )
    return seenAs(type, reader, where, [...staffRules(type, reader, where), tookPart])
  }

/**
 * The same for cases that stand in some states. Where the reader's roles see all of them, nothing else has to be looked
 * up, and the database finds them by an index in their order.
 */
export const areOnDeskIn = (type: CaseType, reader: CaseReader, states: readonly string[]) => {
  const ofRoles = new Set(statesOfRoles(type, reader.actor.roles))
  if (!states.every((state) => ofRoles.has(state))) return areOnDesk(type, reader)
  return (where: Where): Expression<SqlBool> => seenAs(type, reader, where, [where.lit(true)])
}

/** Of these, the cases that stand where the reader has something to do or to see, whatever they did before. */
export const areInQueue =
  (type: CaseType, reader: CaseReader) =>
  (where: Where): Expression<SqlBool> =>
    seenAs(type, reader, where, staffRules(type, reader, where))

/** What lets somebody see cases who is no party. */
function staffRules(type: CaseType, { actor }: CaseReader, where: Where): readonly Expression<SqlBool>[] {
  const all = type.declared.states.map(({ id }) => id)
  const asAssignee = all.filter((state) => staffIn(type, state).includes('assignee'))
  return [
    isIn(where, statesOfRoles(type, actor.roles)),
    where.and([
      where('cases.assignee_id', '=', actor.id),
      isIn(where, [...asAssignee, ...statesByAccess(type, ['assignee'])]),
    ]),
  ]
}

function seenAs(
  type: CaseType,
  { tenant, actor }: CaseReader,
  where: Where,
  asStaff: readonly Expression<SqlBool>[],
): Expression<SqlBool> {
  const { relations = [] } = type.declared
  const people = relations.filter(({ to }) => to === 'profile').map(({ id }) => id)
  const readers = [actor.id, ...(actor.through === undefined ? [] : [actor.through])]
  const party = (relation?: string) => {
    let rows = where
      .selectFrom('case_parties')
      .select('case_parties.case_id')
      .where('case_parties.tenant', '=', tenant)
      .whereRef('case_parties.case_id', '=', 'cases.id')
      .where('case_parties.user_id', 'in', readers)
    if (relation !== undefined) rows = rows.where('case_parties.relation', '=', relation)
    return where.exists(rows)
  }
  const isNoParty = where.and([
    where('cases.owner_id', 'not in', readers),
    ...(people.length === 0 ? [] : [where.not(party())]),
  ])
  const asRelated = people.map((relation) =>
    where.and([isIn(where, statesByAccess(type, [relation])), party(relation)]),
  )
  return where.and([
    where('cases.type', '=', type.id),
    where.or([where.and([isNoParty, where.or(asStaff)]), ...asRelated]),
  ])
}

const isIn = (where: Where, states: readonly string[]): Expression<SqlBool> =>
  states.length === 0 ? where.lit(false) : where('cases.state', 'in', [...new Set(states)])
