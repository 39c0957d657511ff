import { useLocation, useParams } from 'react-router-dom'
import { typeAtAddress } from './case-address.ts'

/** The case type that the address names, or that one of the specification's own addresses is about. */
export function useCaseType(): string {
  const { type } = useParams()
  const { pathname } = useLocation()
  return type ?? typeAtAddress(pathname)
}
