import Link from '@mui/material/Link'
import { styled } from '@mui/material/styles'
import { useText } from '../../../renderer/texts/use-text.ts'
import { useStart } from '../../ui/start-context.ts'

/** How to reach the organisation; shows only the details that it has declared. */
export function Office() {
  const text = useText()
  const { tenant } = useStart()
  const { displayName = tenant.name, address, phone, email, website } = tenant.company
  return (
    <Address>
      <strong>{displayName}</strong>
      {address !== undefined && <span>{address}</span>}
      {phone !== undefined && <Link href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</Link>}
      {email !== undefined && <Link href={`mailto:${email}`}>{email}</Link>}
      {website !== undefined && (
        <Link href={website} target="_blank" rel="noreferrer">
          {text('portal.office.website')}
        </Link>
      )}
    </Address>
  )
}

const Address = styled('address')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: theme.spacing(0.75),
  padding: theme.spacing(2.5),
  fontStyle: 'normal',
  background: 'var(--mui-palette-sunken)',
  borderRadius: 'calc(var(--mui-shape-borderRadius) * 1.25)',
}))
