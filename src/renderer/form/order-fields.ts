export { orderFields } from '../../engine/reading/order-fields.ts'
