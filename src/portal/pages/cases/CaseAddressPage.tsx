import { Navigate, useLocation, useParams } from 'react-router-dom'
import type { CaseAddress } from '../../../engine/document/case-page.ts'
import { decodeText } from '../../../engine/format/base64-text.ts'
import { documentAddress, typeAtAddress } from '../../cases/case-address.ts'
import { useCaseDocument } from '../../cases/use-case-document.ts'
import { FormSkeleton } from '../../forms/FormSkeleton.tsx'
import { LoadingBoundary } from '../../../renderer/loading/LoadingBoundary.tsx'
import { UnknownType } from '../../cases/UnknownType.tsx'

/** Leads from an address that the page of a case type declares to where it is. */
export function CaseAddressPage() {
  const { pathname } = useLocation()
  return (
    <LoadingBoundary key={pathname} fallback={<FormSkeleton fields={3} />}>
      <DeclaredAddress type={typeAtAddress(pathname)} name={pathname.split('/')[2] ?? ''} />
    </LoadingBoundary>
  )
}

function DeclaredAddress({ type, name }: { readonly type: string; readonly name: string }) {
  const { code = '' } = useParams()
  const { page } = useCaseDocument(type)
  const addresses = page?.kind === 'case' ? page.addresses : undefined
  const declared = addresses?.find(({ path }) => path.split('/')[0] === name.toLowerCase())
  return declared === undefined ? <UnknownType /> : <Navigate replace {...placeOf(type, declared, code)} />
}

/** Where an address leads, with what the browser's history keeps of the way there. */
function placeOf(type: string, { to, field }: CaseAddress, code: string) {
  const [kind, id = ''] = to.split(':')
  if (kind === 'document') return { to: documentAddress(type, { number: decodeText(code) ?? code }, id) }
  const chosen = field === undefined ? {} : { [field]: code }
  return { to: `/cases/${type}/new`, ...(kind === 'step' && { state: { at: id, chosen } }) }
}
