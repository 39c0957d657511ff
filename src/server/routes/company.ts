import { Check } from 'typebox/value'
import { companyCalls, CompanyTerms } from '../../contract/company.ts'
import type { Company } from '../../contract/company.ts'
import { settingsCalls } from '../../contract/settings.ts'
import { implement } from '../http/implement.ts'
import type { PublishedTenant } from '../platform/published/published-tenant.ts'
import { assetPath } from '../../contract/asset-path.ts'
import { settingsRecord } from '../views/settings-record.ts'

/** What everybody may know of the organisation. */
export const companyRoutes = [
  implement(companyCalls.company, async ({ tenant }) => companyOf(tenant)),
  implement(companyCalls.terms, async ({ tenant }) => termsOf(tenant)),
  implement(settingsCalls.settings, async ({ tenant }, { settings: settingsKeeper }) =>
    settingsRecord(await settingsKeeper.inForce(tenant)),
  ),
]

const companyOf = ({ declaration, theme }: PublishedTenant): Company => ({
  displayName: declaration.name,
  ...declaration.company,
  logo: assetPath(theme.logo),
})

function termsOf({ lists }: PublishedTenant): CompanyTerms {
  const [terms] = lists.get('terms')?.items ?? []
  return Check(CompanyTerms, terms) ? { termsAndConditions: terms.termsAndConditions } : { termsAndConditions: [] }
}
