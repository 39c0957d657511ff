import { isIPv6 } from 'node:net'

/**
 * The network that an address counts as. For IPv6 its /64: a customer gets a whole /64 and may use any address in it.
 * An IPv4 address, also in its IPv6 notation, counts as itself.
 */
export function networkOf(address: string): string {
  const [bare = address] = address.split('%')
  if (!isIPv6(bare)) return address
  const groups = groupsOf(bare)
  const mapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xff_ff
  if (mapped) return groups.slice(6).flatMap(bytesOf).join('.')
  const prefix = groups.slice(0, 4).map((group) => group.toString(16))
  return `${prefix.join(':')}::/64`
}

/**
 * The eight groups of a valid IPv6 address. The URL parser writes an IPv4 tail as two groups and shortens the address.
 */
function groupsOf(address: string): readonly number[] {
  const [head = '', tail] = new URL(`http://[${address}]/`).host.slice(1, -1).split('::')
  const numbers = (part: string) => (part === '' ? [] : part.split(':').map((group) => Number.parseInt(group, 16)))
  const [before, after] = [numbers(head), numbers(tail ?? '')]
  return [...before, ...Array.from({ length: 8 - before.length - after.length }, () => 0), ...after]
}

const bytesOf = (group: number): readonly number[] => [Math.floor(group / 256), group % 256]
