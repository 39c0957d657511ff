import { Type } from 'typebox'
import type { Static } from 'typebox'
import { defineCall } from './define-call.ts'

/** GET company. `logo` is a path of this origin. */
export const Company = Type.Object(
  { logo: Type.String(), displayName: Type.String() },
  { additionalProperties: Type.Union([Type.String(), Type.Null()]) },
)
export type Company = { readonly logo: string; readonly displayName: string } & Readonly<Record<string, string | null>>

/** GET company/terms. */
export const CompanyTerms = Type.Object({
  termsAndConditions: Type.Array(Type.Object({ heading: Type.String(), text: Type.String() })),
})
export type CompanyTerms = Static<typeof CompanyTerms>

export const companyCalls = {
  company: defineCall({
    method: 'GET',
    path: 'company',
    tag: 'Organisation',
    summary: 'Name, logo and public contacts of the organisation',
    response: Company,
    cached: true,
  }),
  terms: defineCall({
    method: 'GET',
    path: 'company/terms',
    tag: 'Organisation',
    summary: 'Terms and conditions',
    response: CompanyTerms,
    cached: true,
  }),
}
