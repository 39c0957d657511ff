import { styled } from '@mui/material/styles'

/** The ways on from a payment. */
export const CheckoutButtons = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1),
}))
