import { BreakableText } from '../../../../renderer/texts/BreakableText.tsx'
import { Detail } from '../Detail.tsx'

/** A member by name, with their number below. */
export function MemberCell({ name, member_no }: { readonly name: string; readonly member_no: string }) {
  return (
    <>
      <BreakableText>{name || member_no || '–'}</BreakableText>
      {name !== '' && member_no !== '' && <Detail>{member_no}</Detail>}
    </>
  )
}
