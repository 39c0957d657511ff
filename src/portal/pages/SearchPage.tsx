import { useText } from '../../renderer/texts/use-text.ts'
import { PageHeading } from '../ui/PageHeading.tsx'
import { Office } from '../layouts/pieces/Office.tsx'

/** Where anybody can ask whether a person is a member: at the office, until the register can be searched here. */
export function SearchPage() {
  const text = useText()
  return (
    <>
      <PageHeading title={text('portal.member-checker')} lead={text('portal.search.text')} />
      <Office />
    </>
  )
}
