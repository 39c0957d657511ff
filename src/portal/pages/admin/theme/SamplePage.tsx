import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { styled } from '@mui/material/styles'
import { AlertBanner } from '../../../../renderer/feedback/AlertBanner.tsx'
import { DataTable } from '../../../../renderer/tables/DataTable.tsx'
import { useText } from '../../../../renderer/texts/use-text.ts'
import { useStart } from '../../../ui/start-context.ts'
import { useFormats } from '../../../ui/use-formats.ts'

/** A small page with what most pages have, to see a theme on: header, fields, actions, a table, messages. */
export function SamplePage() {
  const text = useText()
  const formats = useFormats()
  const { tenant, logo } = useStart()
  const row = {
    key: 1,
    cells: {
      name: text('portal.theme-preview.row'),
      amount: formats.money(5000),
      standing: <Paid>{text('portal.theme-preview.paid')}</Paid>,
    },
  }
  return (
    <>
      <Bar>
        <img src={logo} alt="" />
        <span>{tenant.caption}</span>
      </Bar>
      <Inside>
        <Typography variant="h2" component="p">
          {text('portal.theme-preview.heading')}
        </Typography>
        <Typography>
          {text('portal.theme-preview.text')} <Linked>{text('portal.theme-preview.entry')}</Linked>
        </Typography>
        <Card sx={{ p: 2, display: 'grid', gap: 2 }}>
          <TextField
            size="small"
            label={text('portal.theme-preview.name')}
            defaultValue={text('portal.theme-preview.member')}
          />
          <TextField
            size="small"
            error
            label={text('portal.theme-preview.amount')}
            defaultValue="–"
            helperText={text('portal.theme-preview.wrong')}
          />
          <Buttons>
            <Button variant="contained">{text('portal.theme-preview.first')}</Button>
            <Button variant="outlined">{text('portal.theme-preview.second')}</Button>
          </Buttons>
        </Card>
        <DataTable
          label={text('portal.theme-preview.heading')}
          columns={[
            { id: 'name', title: text('portal.theme-preview.name'), width: 12 },
            { id: 'amount', title: text('portal.theme-preview.amount'), width: 8 },
            { id: 'standing', title: text('portal.theme-preview.standing'), width: 7 },
          ]}
          rows={[row]}
        />
        {(['success', 'info', 'warning', 'error'] as const).map((kind) => (
          <AlertBanner key={kind} kind={kind}>
            {text(`portal.theme-preview.${kind}`)}
          </AlertBanner>
        ))}
      </Inside>
    </>
  )
}

const Bar = styled('div')(({ theme }) => ({
  ...theme.typography.subtitle1,
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  padding: theme.spacing(1.25, 2),
  background: 'var(--mui-palette-background-paper)',
  borderBottom: '3px solid var(--mui-palette-primary-main)',
  '& img': { height: 32, maxWidth: 160, objectFit: 'contain' },
  '& span': { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
}))

const Inside = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  padding: theme.spacing(2),
  '& > *': { minWidth: 0 },
}))

const Buttons = styled('div')(({ theme }) => ({ display: 'flex', flexWrap: 'wrap', gap: theme.spacing(1) }))

const Linked = styled('span')({ color: 'var(--mui-palette-primary-text)', textDecoration: 'underline' })

const Paid = styled('span')({ color: 'var(--mui-palette-success-text)', fontWeight: 600 })
