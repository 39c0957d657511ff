import { useEdited } from '../session/editing-context.ts'
import { PreviewCanvas } from './PreviewCanvas.tsx'
import { PreviewedPart } from './PreviewedPart.tsx'
import type { PreviewedPartProps } from './previewed-part-props.ts'

/** A menu, a start page, tabs, a checklist or a list as members would see it, drawn by the portal's own components. */
export function PartCanvas(props: PreviewedPartProps) {
  const { list } = useEdited().editing.document
  return (
    <PreviewCanvas byMember={list === undefined}>
      <PreviewedPart {...props} />
    </PreviewCanvas>
  )
}
