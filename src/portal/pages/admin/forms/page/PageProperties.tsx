import { styled } from '@mui/material/styles'
import { setValue } from '../../../../../engine/editing/edits/values.ts'
import { useText } from '../../../../../renderer/texts/use-text.ts'
import { FlagProperty } from '../properties/FlagProperty.tsx'
import { SelectProperty } from '../properties/SelectProperty.tsx'
import { TextProperty } from '../properties/TextProperty.tsx'
import { useEdited } from '../session/editing-context.ts'

const ways = ['cards', 'either'] as const

/** What concerns a section's page as a whole: its texts and, of many records, how they are drawn. */
export function PageProperties() {
  const text = useText()
  const { page } = useEdited().editing.document
  const isCollection = page?.kind === 'collection'
  return (
    <Whole aria-label={text('portal.editor.page')}>
      <h2>{text('portal.editor.page')}</h2>
      <TextProperty
        label={text('portal.property.page-title')}
        help={text('portal.property.page-title-help')}
        pointer="/page/title"
        mostLetters={100}
        change={(typed) => (typed.trim() === '' ? text('portal.editor.title-missing') : setValue('/page/title', typed))}
      />
      <TextProperty
        label={text('portal.property.page-description')}
        help={text('portal.property.page-description-help')}
        pointer="/page/description"
        isLong
        change={(typed) => setValue('/page/description', typed === '' ? undefined : typed)}
      />
      {isCollection && (
        <TextProperty
          label={text('portal.property.page-empty')}
          help={text('portal.property.page-empty-help')}
          pointer="/page/empty"
          isLong
          change={(typed) =>
            typed.trim() === '' ? text('portal.editor.text-missing') : setValue('/page/empty', typed)
          }
        />
      )}
      {isCollection && page.layout === undefined && (
        <SelectProperty
          label={text('portal.property.page-as')}
          help={text('portal.property.page-as-help')}
          pointer="/page/as"
          change={(chosen) => setValue('/page/as', chosen === '' ? undefined : chosen)}
          options={[
            { value: '', label: text('portal.property.page-as.table') },
            ...ways.map((way) => ({ value: way, label: text(`portal.property.page-as.${way}`) })),
          ]}
        />
      )}
      {isCollection && page.layout === undefined && (
        <FlagProperty
          label={text('portal.property.page-export')}
          help={text('portal.property.page-export-help')}
          pointer="/page/export"
          change={(isOn) => setValue('/page/export', isOn ? 'csv' : undefined)}
        />
      )}
    </Whole>
  )
}

const Whole = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2.5),
  padding: theme.spacing(2),
  '& h2': { ...theme.typography.subtitle2, margin: 0 },
}))
