import type { FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';

/** What some proxies write: "203.0.113.7:4711", "[2001:db8::1]:4711", "[2001:db8::1]". */
const withPort = /^\[([^\]]+)\](?::\d+)?$|^([\d.]+):\d+$/;

/** The address without port, brackets and zone, and IPv4-mapped addresses as IPv4; null for anything else. */
function parse(text: string): ipaddr.IPv4 | ipaddr.IPv6 | null {
  const [, bracketed, ported] = withPort.exec(text) ?? [];
  const [address = ''] = (bracketed ?? ported ?? text).split('%');
  return ipaddr.isValid(address) ? ipaddr.process(address) : null;
}

/** One spelling of an address, for records; "unknown" where a proxy gave none. */
export const normalizeAddress = (text: string): string => parse(text)?.toString() ?? 'unknown';

/**
 * What counts as one caller: an IPv4 address, or the /64 of an IPv6 address, since a single household or server gets a
 * whole /64 and may use any of its 2^64 addresses.
 */
export function networkOf(text: string): string {
  const address = parse(text);
  if (address === null) return 'unknown';
  if (address.kind() === 'ipv4') return address.toString();
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${address.toString()}/64`).toString()}/64`;
}

/** Where a request comes from, for records. */
export const addressOf = ({ ip }: Pick<FastifyRequest, 'ip'>): string => normalizeAddress(ip);

/** The key that a request counts under, where addresses are counted. */
export const callerOf = ({ ip }: Pick<FastifyRequest, 'ip'>): string => networkOf(ip);
