import { Type } from 'typebox'
import type { Static } from 'typebox'

/** An item has the properties that its list declares. */
export const ListItems = Type.Array(Type.Object({}, { additionalProperties: true }))

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

/** A firm that is a member: its number and its name. */
export const FirmReference = Type.Object({ code: Type.String(), displayName: Type.String() })
export type FirmReference = Static<typeof FirmReference>
