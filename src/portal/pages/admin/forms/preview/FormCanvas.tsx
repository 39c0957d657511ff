import { useRef, useState } from 'react'
import type { FocusEvent } from 'react'
import { styled } from '@mui/material/styles'
import type { FieldPath } from '../../../../../engine/editing/declared-place.ts'
import { fieldsInside } from '../../../../../engine/editing/declared-place.ts'
import { LoadingBoundary } from '../../../../../renderer/loading/LoadingBoundary.tsx'
import { useText } from '../../../../../renderer/texts/use-text.ts'
import { FormSkeleton } from '../../../../forms/FormSkeleton.tsx'
import { useEdited } from '../session/editing-context.ts'
import { Canvas, CanvasHead } from './canvas-parts.ts'
import { chosenField } from './chosen-field.ts'
import { InPreviewedLanguage } from './InPreviewedLanguage.tsx'
import { NothingKept } from './NothingKept.tsx'
import { PreviewContext } from './preview-options.ts'
import { previewedPhone, PreviewWidth } from './PreviewWidth.tsx'
import type { PreviewedWidth } from './PreviewWidth.tsx'
import { previewPrefix } from './preview-prefix.ts'
import { PreviewedForm } from './PreviewedForm.tsx'
import { PreviewedPage } from './PreviewedPage.tsx'
import { PreviewSelects } from './PreviewSelects.tsx'
import { usePreviewChoices } from './use-preview-choices.ts'
import { useFittingZoom } from './use-fitting-zoom.ts'

/** A part of a form, as a preview shows it: what is filled in, or its page with the records that are there. */
export type EditedPart = 'fields' | 'page'

interface FormCanvasProps {
  readonly part: EditedPart
  readonly chosen: FieldPath | undefined
  readonly onChoose: (path: FieldPath) => void
}

/**
 * A form or its page as members would see it; a click on a field opens it in the panel. Nothing is sent. A wide page is
 * made smaller where it has no room, because a narrow table is drawn otherwise.
 */
export function FormCanvas({ part, chosen, onChoose }: FormCanvasProps) {
  const text = useText()
  const { editing } = useEdited()
  const holder = useRef<HTMLElement>(null)
  const zoom = useFittingZoom(holder)
  const choices = usePreviewChoices()
  const [width, setWidth] = useState<PreviewedWidth>('wide')
  const choose = ({ target }: FocusEvent) => {
    const field = chosenField(target.id, fieldsInside(editing.document, []))
    if (field !== undefined && field !== chosen?.[0]) onChoose([field])
  }
  return (
    <Canvas data-tour="preview" ref={holder} aria-label={text('portal.editor.preview')}>
      <CanvasHead>
        <h2>{text('portal.editor.preview')}</h2>
        <PreviewSelects byMember choices={choices} />
        <PreviewWidth width={width} onChoose={setWidth} />
      </CanvasHead>
      <Paper
        onFocus={choose}
        style={width === 'phone' ? { maxWidth: previewedPhone } : { zoom: part === 'page' ? zoom : 1 }}
        sx={chosen && { [`& .rg-field:has([id="${previewPrefix}_${chosen.join('_')}"])`]: highlighted }}
      >
        <LoadingBoundary fallback={<FormSkeleton fields={6} />}>
          <PreviewContext value={choices.options}>
            <InPreviewedLanguage>
              <NothingKept>{part === 'fields' ? <PreviewedForm /> : <PreviewedPage />}</NothingKept>
            </InPreviewedLanguage>
          </PreviewContext>
        </LoadingBoundary>
      </Paper>
    </Canvas>
  )
}

const highlighted = { outline: '2px solid var(--mui-palette-primary-main)', outlineOffset: 6, borderRadius: '6px' }

const Paper = styled('div')(({ theme }) => ({
  containerType: 'inline-size',
  padding: theme.spacing(2.5),
  border: '1px solid var(--mui-palette-divider)',
  borderRadius: 'var(--mui-shape-borderRadius)',
  background: 'var(--mui-palette-background-paper)',
  overflow: 'hidden',
}))
