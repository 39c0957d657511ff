import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import type { ChoiceCards } from '../../../../engine/document/case-page.ts'
import { ownValue } from '../../../../engine/json/json.ts'
import type { JsonObject, JsonValue } from '../../../../engine/json/json.ts'
import { useText } from '../../../../renderer/texts/use-text.ts'
import { useDocument } from '../../../forms/published-context.ts'
import { useFormats } from '../../../ui/use-formats.ts'
import { CardRequirements } from './CardRequirements.tsx'

interface ChooseCardsProps {
  readonly list: string
  readonly cards: ChoiceCards
  readonly chosen: JsonValue | undefined
  readonly onSelect: (value: JsonValue) => void
  readonly back: { readonly title: string; readonly onBack: () => void } | undefined
}

/** The items of a reference list as cards; selecting one leads on. Suspends until the list is loaded. */
export function ChooseCards({ list: name, cards, chosen, onSelect, back }: ChooseCardsProps) {
  const { list } = useDocument(`lists/${name}`)
  return (
    <>
      <Grid>
        {(list?.items ?? []).map((item) => {
          const value = ownValue(item, list?.key ?? '') ?? null
          const label = String(ownValue(item, list?.label ?? '') ?? '')
          const shown = { item, value, label, cards }
          return (
            <li key={String(value)}>
              <ItemCard {...shown} isChosen={value === chosen} onSelect={() => onSelect(value)} />
            </li>
          )
        })}
      </Grid>
      {back && (
        <div>
          <Button size="large" onClick={back.onBack}>
            {back.title}
          </Button>
        </div>
      )}
    </>
  )
}

interface ItemCardProps {
  readonly item: JsonObject
  readonly value: JsonValue
  readonly label: string
  readonly cards: ChoiceCards
  readonly isChosen: boolean
  readonly onSelect: () => void
}

function ItemCard({ item, value, label, cards, isChosen, onSelect }: ItemCardProps) {
  const text = useText()
  const { money } = useFormats()
  const amount = ownValue(item, cards.amount ?? '')
  const isOpen = cards.open === undefined || ownValue(item, cards.open) === true
  return (
    <Framed data-chosen={isChosen || undefined} data-closed={!isOpen || undefined}>
      <Head>
        <Code>{String(value)}</Code>
        <h3>{cards.title.replace('{label}', label)}</h3>
        {typeof amount === 'number' && <Price>{money(amount)}</Price>}
      </Head>
      {cards.disclaimers !== undefined && <CardRequirements category={String(value)} type={cards.disclaimers} />}
      <Foot>
        {!isOpen && cards.closed !== undefined && <small>{cards.closed}</small>}
        <Button
          variant="contained"
          fullWidth
          disabled={!isOpen}
          onClick={onSelect}
          aria-label={text('portal.begin.select-item', { item: label })}
        >
          {text('portal.begin.select')}
        </Button>
      </Foot>
    </Framed>
  )
}

const Grid = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 230px), 1fr))',
  gap: theme.spacing(2),
  margin: 0,
  padding: 0,
  listStyle: 'none',
}))

const Framed = styled('article')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(2),
  height: '100%',
  boxSizing: 'border-box',
  padding: theme.spacing(2.5),
  border: '1px solid var(--mui-palette-control-border)',
  borderRadius: theme.vars?.shape.borderRadius,
  '&[data-chosen]': {
    borderColor: 'var(--mui-palette-primary-strong)',
    boxShadow: 'inset 0 0 0 1px var(--mui-palette-primary-strong)',
  },
  '&[data-closed]': { background: 'var(--mui-palette-sunken)', borderColor: 'var(--mui-palette-divider)' },
}))

const Head = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(0.5),
  '& h3': { ...theme.typography.h4, margin: 0 },
}))

const Code = styled('span')(({ theme }) => ({
  ...theme.typography.body2,
  fontWeight: 600,
  color: 'var(--mui-palette-text-secondary)',
}))

const Price = styled('strong')(({ theme }) => ({ ...theme.typography.h3, marginTop: theme.spacing(0.5) }))

const Foot = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  marginTop: 'auto',
  '& small': { ...theme.typography.body2, color: 'var(--mui-palette-text-secondary)' },
}))
