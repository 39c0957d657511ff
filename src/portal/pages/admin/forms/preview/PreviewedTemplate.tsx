import { useMemo, useState } from 'react'
import TextField from '@mui/material/TextField'
import { styled } from '@mui/material/styles'
import { arrangeDocument } from '../../../../../engine/compose/arrange-document.ts'
import { brandColors } from '../../../../../engine/color/brand-colors.ts'
import type { CompositeDocument } from '../../../../../engine/document/document.ts'
import { printTemplate } from '../../../../../engine/printing/print-template.ts'
import { readingWords } from '../../../../../engine/reading/reading.ts'
import { AlertBanner } from '../../../../../renderer/feedback/AlertBanner.tsx'
import { LoadingBoundary } from '../../../../../renderer/loading/LoadingBoundary.tsx'
import { PrintedSheet } from '../../../../../renderer/printed/PrintedSheet.tsx'
import { useText } from '../../../../../renderer/texts/use-text.ts'
import { FormSkeleton } from '../../../../forms/FormSkeleton.tsx'
import { useEvaluationContext } from '../../../../forms/use-evaluation-context.ts'
import { useStart } from '../../../../ui/start-context.ts'
import { themeColors } from '../../../../../engine/color/theme-colors.ts'
import { useEdited } from '../session/editing-context.ts'
import { Canvas, CanvasHead } from './canvas-parts.ts'
import { InPreviewedLanguage } from './InPreviewedLanguage.tsx'
import { PreviewContext, usePreviewOptions } from './preview-options.ts'
import { PreviewSelects } from './PreviewSelects.tsx'
import { useListedDocument } from './use-listed-document.ts'
import { usePreviewChoices } from './use-preview-choices.ts'
import { useTranslatedDocument } from './use-translated-document.ts'

/** A document as it is issued, with the data of one of its examples, while its template is changed. */
export function PreviewedTemplate() {
  const text = useText()
  const { samples, data } = useEdited().editing.document
  // Held here: below, where the lists are waited for, it would be another one at each attempt.
  const described = useListedDocument(useMemo(() => ({ schema: data ?? {} }), [data]))
  const [example, setExample] = useState(0)
  const examples = samples?.valid ?? []
  const choices = usePreviewChoices()
  return (
    <Canvas data-tour="preview" aria-label={text('portal.editor.preview-document')}>
      <CanvasHead>
        <h2>{text('portal.editor.preview-document')}</h2>
        {examples.length > 1 && (
          <TextField
            select
            size="small"
            label={text('portal.editor.example')}
            value={example}
            onChange={({ target }) => setExample(Number(target.value))}
            slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
          >
            {examples.map(({ id, description }, i) => (
              <option key={id} value={i}>
                {description ?? id}
              </option>
            ))}
          </TextField>
        )}
        <PreviewSelects choices={choices} />
      </CanvasHead>
      <LoadingBoundary fallback={<FormSkeleton fields={6} />}>
        <PreviewContext value={choices.options}>
          <InPreviewedLanguage>
            <Paper>
              <Sheet example={example} described={described} />
            </Paper>
          </InPreviewedLanguage>
        </PreviewContext>
      </LoadingBoundary>
    </Canvas>
  )
}

interface SheetProps {
  /** The index of the example. */
  readonly example: number
  /** The data of the template as the schema of a form, which names its lists. */
  readonly described: CompositeDocument
}

function Sheet({ example, described }: SheetProps) {
  const text = useText()
  const { tenant, theme, logo, mark, settings } = useStart()
  const { language } = usePreviewOptions()
  const shown = useTranslatedDocument()
  const { data = {}, samples } = shown
  const { today, lists } = useEvaluationContext(described)
  const { document: template } = useMemo(() => arrangeDocument(shown), [shown])
  const given = samples?.valid[example]?.data ?? {}
  if (template === undefined) return null
  const { displayName = tenant.name, address = '', phone = '', email = '', website = '' } = tenant.company
  const organisation = { name: displayName, caption: tenant.caption, address, phone, email, website }
  const { locale, currency, timeZone } = tenant
  const words = { language, locale, currency, timeZone, lists, words: readingWords(text) }
  // What is half typed may name what does not exist.
  const printed = attempt(() => printTemplate({ template, data }, { values: { today, organisation, ...given } }, words))
  if (typeof printed === 'string') return <AlertBanner kind="warning">{printed}</AlertBanner>
  const { primary, secondary } = brandColors(themeColors(theme), settings.site_colors)
  const brand = { name: tenant.name, primary, secondary, logo, logoAlt: tenant.name, mark }
  return <PrintedSheet document={printed} brand={brand} language={language} />
}

/** What a function returns, or the sentence of the error that it throws. */
function attempt<Value extends object>(make: () => Value): Value | string {
  try {
    return make()
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

/** As wide as it is drawn, so that it is narrow where its place is. */
const Paper = styled('div')({ containerType: 'inline-size' })
