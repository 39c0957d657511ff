import { Type } from 'typebox'
import type { Static, TSchema } from 'typebox'
import { defineCall } from './define-call.ts'

/** An item has the properties that its list declares. */
export const ListItem = Type.Object({}, { additionalProperties: true })
export const ListItems = Type.Array(ListItem)

export const Charge = Type.Object({
  Charge_Type: Type.String(),
  Charge_Item: Type.Optional(Type.String()),
  Currency_Code: Type.String(),
  Amount_Including_VAT: Type.Number(),
})
export type Charge = Static<typeof Charge>

export const MembershipCategory = Type.Object({
  Code: Type.String(),
  Description: Type.String(),
  categoryType: Type.Enum(['Individual', 'Firm']),
  CanApply: Type.Boolean(),
  entitled: Type.Boolean(),
  charges: Type.Array(Charge),
})
export type MembershipCategory = Static<typeof MembershipCategory>

export const Disclaimer = Type.Object({
  disclaimerType: Type.Enum(['Activation', 'Application']),
  description: Type.String(),
})
export type Disclaimer = Static<typeof Disclaimer>

/** One thing that an applicant for a category must have ready. */
export const Requirement = Type.Object({
  id: Type.String(),
  category: Type.String(),
  description: Type.String(),
  mandatory: Type.Boolean(),
})
export type Requirement = Static<typeof Requirement>

/** A member firm: its number and its name. */
export const FirmReference = Type.Object({ code: Type.String(), displayName: Type.String() })
export type FirmReference = Static<typeof FirmReference>

/** Without `search`, the first firms by name. */
export const FirmQuery = Type.Object({ search: Type.Optional(Type.String({ maxLength: 100 })) })

/** A reference list that is returned as declared, at its own path. */
function listCall<const Path extends string, Item extends TSchema>(path: Path, list: string, item: Item) {
  const call = { method: 'GET', path, tag: 'Reference', summary: `The list ${list}`, cached: true, list } as const
  return defineCall({ ...call, response: Type.Array(item) })
}

/** Calls that return the lists from which users choose answers. */
export const referenceCalls = {
  'lists.membership-categories': listCall('setup/membership-categories', 'membership-categories', MembershipCategory),
  'lists.requirements': listCall('application/requirements', 'requirements', Requirement),
  'lists.countries': listCall('setup/countries', 'countries', ListItem),
  'lists.counties': listCall('setup/counties', 'counties', ListItem),
  'lists.cities': listCall('setup/cities', 'cities', ListItem),
  'lists.qualification-codes': listCall('setup/qualification-codes', 'qualification-codes', ListItem),
  'lists.certification-codes': listCall('setup/certification-code', 'certification-codes', ListItem),
  'lists.industry-groups': listCall('setup/industry-group', 'industry-groups', ListItem),
  'lists.specialization-types': listCall('setup/specialization-types', 'specialization-types', ListItem),
  'lists.postal-codes': listCall('setup/postal-codes', 'postal-codes', ListItem),
  'lists.certification-classes': listCall('setup/certification-class', 'certification-classes', ListItem),
  'lists.disciplines': listCall('setup/discipline', 'disciplines', ListItem),
  'lists.titles': listCall('setup/title', 'titles', ListItem),
  'lists.universities': listCall('setup/universities', 'universities', ListItem),
  'lists.attachment-types': listCall('setup/attachmentTypes', 'attachment-types', ListItem),
  'lists.disclaimers': listCall('setup/disclaimers', 'disclaimers', Disclaimer),
  'lists.referee-types': listCall('setup/referee-types', 'referee-types', ListItem),
  'lists.employee-types': listCall('profile/employees/employeeSetup', 'employee-types', ListItem),
  list: defineCall({
    method: 'GET',
    path: 'setup/lists/:name',
    tag: 'Reference',
    summary: 'Any declared list, by name',
    response: ListItems,
    cached: true,
    refusals: ['not-found'],
  }),
  firms: defineCall({
    method: 'GET',
    path: 'setup/firms',
    tag: 'Reference',
    summary: 'Firms that are members at present: at most 50, by name, whose name begins with the searched text',
    query: FirmQuery,
    response: Type.Array(FirmReference, { maxItems: 50 }),
    cached: true,
    refusals: ['too-many'],
  }),
}
