import { useRef } from 'react'
import type { FocusEvent } from 'react'
import type { FieldPath } from '../../../../../engine/editing/declared-place.ts'
import { fieldsInside } from '../../../../../engine/editing/declared-place.ts'
import { useEdited } from '../session/editing-context.ts'
import { chosenField } from './chosen-field.ts'
import { previewPrefix } from './preview-prefix.ts'
import { PreviewCanvas } from './PreviewCanvas.tsx'
import { PreviewedForm } from './PreviewedForm.tsx'
import { PreviewedPage } from './PreviewedPage.tsx'
import { useFittingZoom } from './use-fitting-zoom.ts'

/** A part of a form, as a preview shows it: what is filled in, or its page with the records that are there. */
export type EditedPart = 'fields' | 'page'

interface FormCanvasProps {
  readonly part: EditedPart
  readonly chosen: FieldPath | undefined
  readonly onChoose: (path: FieldPath) => void
}

/**
 * A form or its page as members would see it; a click on a field opens it in the panel. A wide page is made smaller
 * where it has no room, because a narrow table is drawn otherwise.
 */
export function FormCanvas({ part, chosen, onChoose }: FormCanvasProps) {
  const { editing } = useEdited()
  const holder = useRef<HTMLElement>(null)
  const zoom = useFittingZoom(holder)
  const choose = ({ target }: FocusEvent) => {
    const field = chosenField(target.id, fieldsInside(editing.document, []))
    if (field !== undefined && field !== chosen?.[0]) onChoose([field])
  }
  return (
    <PreviewCanvas
      byMember
      holder={holder}
      zoom={part === 'page' ? zoom : 1}
      onFocus={choose}
      sx={{
        background: 'var(--mui-palette-background-paper)',
        ...(chosen && { [`& .rg-field:has([id="${previewPrefix}_${chosen.join('_')}"])`]: highlighted }),
      }}
    >
      {part === 'fields' ? <PreviewedForm /> : <PreviewedPage />}
    </PreviewCanvas>
  )
}

const highlighted = { outline: '2px solid var(--mui-palette-primary-main)', outlineOffset: 6, borderRadius: '6px' }
