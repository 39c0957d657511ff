import type { CaseSummary } from '../../contract/case.ts'

/** Where the owner of a case reads it. */
export const caseAddress = (type: string, { number }: Pick<CaseSummary, 'number'>): string =>
  `/cases/${type}/${encodeURIComponent(number)}`

/** Where one of its documents is shown page by page. */
export const documentAddress = (type: string, shown: Pick<CaseSummary, 'number'>, document: string): string =>
  `${caseAddress(type, shown)}/documents/${encodeURIComponent(document)}`

/** The type that an address of the specification begins with: `upgrade` of `/upgrade/plan`. */
export const typeInPath = (pathname: string): string => pathname.split('/')[1]?.toLowerCase() ?? ''
