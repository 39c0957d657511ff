import { use } from 'react'
import Button from '@mui/material/Button'
import { changedPaths } from '../../../../../engine/editing/changed-paths.ts'
import { goBack } from '../../../../../engine/editing/edits/values.ts'
import type { Edit } from '../../../../../engine/editing/edit.ts'
import { publishedLayer } from '../../../../../engine/compose/published-layer.ts'
import { editedOrigin } from '../../../../../engine/editing/edited-origin.ts'
import { isJsonArray, isJsonObject } from '../../../../../engine/json/json.ts'
import type { JsonValue } from '../../../../../engine/json/json.ts'
import { formatPointer } from '../../../../../engine/json/pointer.ts'
import type { JsonPointer } from '../../../../../engine/json/pointer.ts'
import type { TextOf } from '../../../../../engine/translate/texts.ts'
import { BreakableText } from '../../../../../renderer/texts/BreakableText.tsx'
import { useText } from '../../../../../renderer/texts/use-text.ts'
import { AddedHereContext } from './added-here-context.ts'
import { useEdited } from '../session/editing-context.ts'
import { PropertyNote } from './Property.tsx'

interface OriginLineProps {
  /** The value, by its pointer into the document. */
  readonly pointer: JsonPointer
  /** What the value belongs to, for the button's name. */
  readonly property: string
  /** What makes it again what it was; by default it goes back to what is inherited at the pointer. */
  readonly back?: Edit
  /** What the editor calls an inherited value; undefined for one that it shows as it is. */
  readonly written?: (value: JsonValue | undefined) => string | undefined
  readonly onProblem: (problem: string | undefined) => void
}

/** Which layer set a value, why and by whom, and a way back where it was changed here (ADM-12). */
export function OriginLine({ pointer, property, back = goBack(pointer), written, onProblem }: OriginLineProps) {
  const text = useText()
  const { editing, form } = useEdited()
  const { layer, reason, inherited, below, isChanged } = editedOrigin(editing.session, pointer)
  const isAdded = use(AddedHereContext)
  if (isAdded) return null
  const setBelow = below && setBy(text, below)
  if (!isChanged) {
    if (setBelow !== undefined) return <PropertyNote>{setBelow}</PropertyNote>
    return inherited === undefined ? null : <PropertyNote>{text('portal.editor.origin-base')}</PropertyNote>
  }
  const why = layer === publishedLayer && reason !== text('portal.editor.no-reason') ? reason : undefined
  const publishedBy = form.published.find(({ action }) =>
    changedPaths(action).some((names) => pointer === formatPointer([...names])),
  )
  return (
    <PropertyNote>
      <span>
        <BreakableText>
          {text('portal.editor.origin-here', {
            before: written?.(inherited) ?? shown(inherited, text('portal.change.nothing')),
          })}
        </BreakableText>
        {setBelow !== undefined && ` ${setBelow}`}
        {why !== undefined && (
          <>
            {' '}
            <BreakableText>{text('portal.editor.origin-why', { reason: why })}</BreakableText>
          </>
        )}
        {publishedBy && ` ${text('portal.editor.origin-published', { name: publishedBy.by })}`}
      </span>
      <Button
        size="small"
        aria-label={text('portal.editor.go-back-of', { property })}
        onClick={() => onProblem(editing.edit(back))}
      >
        {text('portal.editor.go-back')}
      </Button>
    </PropertyNote>
  )
}

/** How a layer below is called, with its reason where it has one. */
function setBy(text: TextOf, { layer, reason }: { readonly layer: string; readonly reason?: string }): string {
  const [kind, variant = ''] = layer.split(':')
  if (kind === 'variant') {
    return reason === undefined
      ? text('portal.editor.origin-variant-own', { variant })
      : text('portal.editor.origin-variant', { variant, reason })
  }
  return reason === undefined ? text('portal.editor.origin-own') : text('portal.editor.origin-below', { reason })
}

function shown(value: JsonValue | undefined, nothing: string): string {
  if (value === undefined) return nothing
  if (isJsonArray(value)) return value.join(', ')
  return isJsonObject(value) ? Object.values(value).join(', ') : String(value)
}
