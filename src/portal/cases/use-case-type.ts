import { useLocation, useParams } from 'react-router-dom'
import { applicationType } from './application-type.ts'

/** The case types that the specification's own addresses are about, by the first part of the address. */
const typesAtAddress: Readonly<Record<string, string>> = { application: applicationType, license: 'licence' }

/** The case type that the address names, or that one of the specification's own addresses is about. */
export function useCaseType(): string {
  const { type } = useParams()
  const [, place = ''] = useLocation().pathname.toLowerCase().split('/')
  return type ?? typesAtAddress[place] ?? ''
}
