/** Why nothing follows from a provider's message: it names no payment of ours, or it has not the provider's form. */
export const unreadReasons = ['nothing', 'unreadable'] as const
export type UnreadReason = (typeof unreadReasons)[number]
