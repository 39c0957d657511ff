import type { CaseSummary } from '../../contract/case.ts'
import { applicationType } from './application-type.ts'

/** Where the owner of a case reads it. */
export const caseAddress = (type: string, { number }: Pick<CaseSummary, 'number'>): string =>
  `/cases/${type}/${encodeURIComponent(number)}`

/** Where one of its documents is shown page by page. */
export const documentAddress = (type: string, shown: Pick<CaseSummary, 'number'>, document: string): string =>
  `${caseAddress(type, shown)}/documents/${encodeURIComponent(document)}`

/** Where the user's own cases of a type are listed; applications have the specification's address. */
export const listAddress = (type: string): string => (type === applicationType ? `/${type}` : `/cases/${type}`)

/** The type that an address of the specification begins with: `upgrade` of `/upgrade/plan`. */
export const typeInPath = (pathname: string): string => pathname.split('/')[1]?.toLowerCase() ?? ''
