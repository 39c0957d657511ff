import { useEffectEvent, useLayoutEffect, useRef } from 'react'
import { autocompletion, closeBrackets, completionKeymap } from '@codemirror/autocomplete'
import type { CompletionSource } from '@codemirror/autocomplete'
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands'
import { json, jsonParseLinter } from '@codemirror/lang-json'
import {
  bracketMatching,
  defaultHighlightStyle,
  foldGutter,
  foldKeymap,
  syntaxHighlighting,
} from '@codemirror/language'
import { lintGutter, linter, setDiagnostics } from '@codemirror/lint'
import { highlightSelectionMatches, searchKeymap } from '@codemirror/search'
import { EditorState } from '@codemirror/state'
import { drawSelection, EditorView, keymap, lineNumbers } from '@codemirror/view'
import { styled } from '@mui/material/styles'
import type { JsonPointer } from '../../../../../engine/json/pointer.ts'
import { rangeAt } from './json-tree.ts'

/** Something that is wrong, where in the document. */
interface PlacedIssue {
  readonly pointer: JsonPointer
  readonly message: string
}

interface SourceFieldProps {
  readonly label: string
  /** The id of what explains it. */
  readonly describedBy: string
  readonly text: string
  readonly issues: readonly PlacedIssue[]
  readonly complete: CompletionSource
  /** For the styles that the editor adds to the page. */
  readonly nonce: string
  readonly onChange: (text: string) => void
  /** The most characters that it takes. What would make it longer is left out, and what was there stays. */
  readonly most: number
  readonly onTooLong: () => void
}

/** JSON with colours, folding, search, completion, and what is wrong at its line. */
export function SourceField(props: SourceFieldProps) {
  const { label, describedBy, text, issues, complete, nonce, onChange, most, onTooLong } = props
  const holder = useRef<HTMLDivElement>(null)
  const view = useRef<EditorView>(undefined)
  const changed = useEffectEvent(onChange)
  const refused = useEffectEvent(onTooLong)
  const completed: CompletionSource = useEffectEvent((context) => complete(context))
  const begun = useRef(text)
  useLayoutEffect(() => {
    const state = EditorState.create({
      doc: begun.current,
      extensions: [
        lineNumbers(),
        foldGutter(),
        lintGutter(),
        history(),
        drawSelection(),
        bracketMatching(),
        closeBrackets(),
        highlightSelectionMatches(),
        syntaxHighlighting(defaultHighlightStyle),
        json(),
        linter(jsonParseLinter()),
        autocompletion({ override: [(context) => completed(context)] }),
        keymap.of([...completionKeymap, ...searchKeymap, ...foldKeymap, ...historyKeymap, ...defaultKeymap]),
        EditorView.lineWrapping,
        EditorState.changeFilter.of(({ docChanged, newDoc }) => {
          const fits = !docChanged || newDoc.length <= most
          if (!fits) refused()
          return fits
        }),
        EditorView.cspNonce.of(nonce),
        EditorView.contentAttributes.of({ 'aria-label': label, 'aria-describedby': describedBy, tabindex: '0' }),
        EditorView.updateListener.of((update) => {
          if (update.docChanged && !update.transactions.some((one) => one.isUserEvent('set'))) {
            changed(update.state.doc.toString())
          }
        }),
      ],
    })
    const made = new EditorView({ state, ...(holder.current && { parent: holder.current }) })
    view.current = made
    return () => made.destroy()
  }, [describedBy, label, most, nonce])
  useLayoutEffect(() => {
    const { current } = view
    if (!current || current.state.doc.toString() === text) return
    current.dispatch({ changes: { from: 0, to: current.state.doc.length, insert: text }, userEvent: 'set' })
  }, [text])
  useLayoutEffect(() => {
    const { current } = view
    if (!current) return
    const found = issues.map(({ pointer, message }) => {
      const { from = 0, to = 0 } = rangeAt(current.state, pointer) ?? {}
      return { from, to, severity: 'error' as const, message }
    })
    current.dispatch(setDiagnostics(current.state, found))
  }, [issues])
  return <Holder ref={holder} />
}

/** A highlight as an image: a browser copies a background colour into a style attribute, which the policy refuses. */
const highlight = (color: string) => ({
  backgroundColor: 'transparent',
  backgroundImage: `linear-gradient(${color}, ${color})`,
})

const Holder = styled('div')(({ theme }) => ({
  border: '1px solid var(--mui-palette-divider)',
  borderRadius: 8,
  overflow: 'hidden',
  '& .cm-editor': { maxBlockSize: '65vh', fontSize: theme.typography.body2.fontSize },
  '& .cm-editor.cm-focused': { outline: '2px solid var(--mui-palette-primary-main)', outlineOffset: -2 },
  '& .cm-scroller': { fontFamily: 'ui-monospace, "Cascadia Mono", "Liberation Mono", monospace' },
  '& .cm-editor.cm-focused .cm-matchingBracket': highlight('#328c8252'),
  '& .cm-editor.cm-focused .cm-nonmatchingBracket': highlight('#bb555544'),
  '& .cm-editor .cm-content .cm-selectionMatch': highlight('#99ff7780'),
  '& .cm-editor .cm-content .cm-searchMatch': highlight('#ffff0054'),
  '& .cm-editor .cm-content .cm-searchMatch-selected': highlight('#ff6a0054'),
  '& .cm-gutters': { background: 'var(--mui-palette-background-default)' },
}))
