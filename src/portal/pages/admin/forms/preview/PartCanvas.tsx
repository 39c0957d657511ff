import { useState } from 'react'
import { styled } from '@mui/material/styles'
import { LoadingBoundary } from '../../../../../renderer/loading/LoadingBoundary.tsx'
import { useText } from '../../../../../renderer/texts/use-text.ts'
import { FormSkeleton } from '../../../../forms/FormSkeleton.tsx'
import { useEdited } from '../session/editing-context.ts'
import { Canvas, CanvasHead } from './canvas-parts.ts'
import { InPreviewedLanguage } from './InPreviewedLanguage.tsx'
import { NothingKept } from './NothingKept.tsx'
import { PreviewContext } from './preview-options.ts'
import { PreviewedPart } from './PreviewedPart.tsx'
import type { PreviewedPartProps } from './previewed-part-props.ts'
import { PreviewSelects } from './PreviewSelects.tsx'
import { previewedPhone, PreviewWidth } from './PreviewWidth.tsx'
import type { PreviewedWidth } from './PreviewWidth.tsx'
import { usePreviewChoices } from './use-preview-choices.ts'

/** A menu, a start page, tabs, a checklist or a list as members would see it, drawn by the portal's own components. */
export function PartCanvas(props: PreviewedPartProps) {
  const text = useText()
  const { list } = useEdited().editing.document
  const choices = usePreviewChoices()
  const [width, setWidth] = useState<PreviewedWidth>('wide')
  return (
    <Canvas data-tour="preview" aria-label={text('portal.editor.preview')}>
      <CanvasHead>
        <h2>{text('portal.editor.preview')}</h2>
        <PreviewSelects byMember={list === undefined} choices={choices} />
        <PreviewWidth width={width} onChoose={setWidth} />
      </CanvasHead>
      <Paper style={width === 'phone' ? { maxWidth: previewedPhone } : {}}>
        <LoadingBoundary fallback={<FormSkeleton fields={6} />}>
          <PreviewContext value={choices.options}>
            <InPreviewedLanguage>
              <NothingKept>
                <PreviewedPart {...props} />
              </NothingKept>
            </InPreviewedLanguage>
          </PreviewContext>
        </LoadingBoundary>
      </Paper>
    </Canvas>
  )
}

const Paper = styled('div')(({ theme }) => ({
  containerType: 'inline-size',
  padding: theme.spacing(2.5),
  border: '1px solid var(--mui-palette-divider)',
  borderRadius: 'var(--mui-shape-borderRadius)',
  background: 'var(--mui-palette-background-default)',
  overflow: 'hidden',
}))
