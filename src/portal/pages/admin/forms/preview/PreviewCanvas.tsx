import { useState } from 'react'
import type { ComponentProps, ReactNode, Ref } from 'react'
import { styled } from '@mui/material/styles'
import { LoadingBoundary } from '../../../../../renderer/loading/LoadingBoundary.tsx'
import { useText } from '../../../../../renderer/texts/use-text.ts'
import { FormSkeleton } from '../../../../forms/FormSkeleton.tsx'
import { Canvas, CanvasHead } from './canvas-parts.ts'
import { InPreviewedLanguage } from './InPreviewedLanguage.tsx'
import { NothingKept } from './NothingKept.tsx'
import { PreviewContext } from './preview-options.ts'
import { PreviewSelects } from './PreviewSelects.tsx'
import { previewedPhone, PreviewWidth } from './PreviewWidth.tsx'
import type { PreviewedWidth } from './PreviewWidth.tsx'
import { usePreviewChoices } from './use-preview-choices.ts'

interface PreviewCanvasProps extends Pick<ComponentProps<typeof Paper>, 'onFocus' | 'sx'> {
  readonly holder?: Ref<HTMLElement>
  /** Whether members of different kinds see it differently. */
  readonly byMember: boolean
  /** How much smaller or larger it is drawn, at the width of a desk. */
  readonly zoom?: number
  readonly children: ReactNode
}

/** What is edited as members would see it: for a chosen member, in a chosen language and width. Nothing is sent. */
export function PreviewCanvas({ holder, byMember, zoom = 1, children, ...paper }: PreviewCanvasProps) {
  const text = useText()
  const choices = usePreviewChoices()
  const [width, setWidth] = useState<PreviewedWidth>('wide')
  return (
    <Canvas data-tour="preview" ref={holder} aria-label={text('portal.editor.preview')}>
      <CanvasHead>
        <h2>{text('portal.editor.preview')}</h2>
        <PreviewSelects byMember={byMember} choices={choices} />
        <PreviewWidth width={width} onChoose={setWidth} />
      </CanvasHead>
      <Paper {...paper} style={width === 'phone' ? { maxWidth: previewedPhone } : { zoom }}>
        <LoadingBoundary fallback={<FormSkeleton fields={6} />}>
          <PreviewContext value={choices.options}>
            <InPreviewedLanguage>
              <NothingKept>{children}</NothingKept>
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
