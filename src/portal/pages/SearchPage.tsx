import { useText } from '../../renderer/texts/use-text.ts'
import { PageHeading } from '../ui/PageHeading.tsx'
import { Office } from '../layouts/pieces/Office.tsx'

/** Explains how to ask the office whether a person is a member, until the register can be searched here. */
export function SearchPage() {
  const text = useText()
  return (
    <>
      <PageHeading title={text('portal.member-checker')} lead={text('portal.search.text')} />
      <Office />
    </>
  )
}
