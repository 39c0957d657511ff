import type { CaseSummary } from '../../contract/case.ts'
import { applicationType } from './application-type.ts'

/** Where a type's cases are listed and begun, and the beginning of the address of each. */
interface CasePlaces {
  readonly list: string
  readonly begin: string
  readonly one: string
}

/** The case types that have addresses of the specification. */
const specified: Readonly<Record<string, CasePlaces>> = {
  [applicationType]: { list: '/application', begin: '/cases/application/new', one: '/cases/application' },
  upgrade: { list: '/upgrade', begin: '/cases/upgrade/new', one: '/cases/upgrade' },
  licence: { list: '/license', begin: '/license/card', one: '/license/document' },
}

const placesOf = (type: string): CasePlaces => {
  const { [type]: own } = specified
  return own ?? { list: `/cases/${type}`, begin: `/cases/${type}/new`, one: `/cases/${type}` }
}

/** Where their owner finds all cases of a type. */
export const casesAddress = (type: string): string => placesOf(type).list

/** Where a case of a type is begun step by step. */
export const beginAddress = (type: string): string => placesOf(type).begin

/** Where the owner of a case reads it. */
export const caseAddress = (type: string, { number }: Pick<CaseSummary, 'number'>): string =>
  `${placesOf(type).one}/${encodeURIComponent(number)}`

/** Where one of its documents is shown page by page. */
export const documentAddress = (type: string, { number }: Pick<CaseSummary, 'number'>, document: string): string =>
  `/cases/${type}/${encodeURIComponent(number)}/documents/${encodeURIComponent(document)}`

/** The list of the type whose case, or the beginning of one, is at an address; undefined for other addresses. */
export function listAbove(pathname: string): string | undefined {
  const [, place, type] = pathname.split('/')
  return place === 'cases' && type !== undefined ? casesAddress(type) : undefined
}

/** The case type that one of the specification's own addresses is about; empty for any other address. */
export function typeAtAddress(pathname: string): string {
  const [, place = ''] = pathname.toLowerCase().split('/')
  return Object.keys(specified).find((type) => casesAddress(type) === `/${place}`) ?? ''
}
