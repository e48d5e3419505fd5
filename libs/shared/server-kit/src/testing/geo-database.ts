/** A value of MaxMind's format, limited to what a test database needs. */
type Value = string | number | readonly Value[] | { readonly [name: string]: Value };

/** An IPv4 network in CIDR notation and its data. */
type Entry = readonly [network: string, says: Value];

const STRING = 2;
const UINT32 = 6;
const MAP = 7;
const ARRAY = 11;

/** Encodes the type and size before a value (MaxMind DB format 2.0, "Data Field Format"). */
function head(type: number, size: number): Buffer {
  if (size >= 29 + 256) throw new RangeError('longer than this test’s writer can say');
  const first = ((type > 7 ? 0 : type) << 5) | Math.min(size, 29);
  return Buffer.from([first, ...(type > 7 ? [type - 7] : []), ...(size >= 29 ? [size - 29] : [])]);
}

function encode(value: Value): Buffer {
  if (typeof value === 'string') return Buffer.concat([head(STRING, Buffer.byteLength(value)), Buffer.from(value)]);
  if (typeof value === 'number') {
    const bytes = Buffer.alloc(4);
    bytes.writeUInt32BE(value);
    return Buffer.concat([head(UINT32, 4), bytes]);
  }
  if (Array.isArray(value)) return Buffer.concat([head(ARRAY, value.length), ...value.map(encode)]);
  const pairs = Object.entries(value);
  return Buffer.concat([head(MAP, pairs.length), ...pairs.flatMap(([name, each]) => [encode(name), encode(each)])]);
}

/** Returns the bits of the network's prefix, the most significant first. */
function bitsOf(network: string): number[] {
  const [address = '', length = '32'] = network.split('/');
  const bits = address.split('.').flatMap((part) => [...Number(part).toString(2).padStart(8, '0')].map(Number));
  return bits.slice(0, Number(length));
}

type Node = [Node | Value | null, Node | Value | null];

/** Builds a database in MaxMind's format (.mmdb) of a few IPv4 networks that do not overlap. */
export function geoDatabase(entries: readonly Entry[]): Buffer {
  const nodes: Node[] = [[null, null]];
  const leaves: { node: Node; side: number; says: Value }[] = [];
  for (const [network, says] of entries) {
    let node = nodes[0]!;
    const bits = bitsOf(network);
    for (const bit of bits.slice(0, -1)) {
      const next = (node[bit] ?? [null, null]) as Node;
      if (node[bit] === null) nodes.push(next);
      node[bit] = next;
      node = next;
    }
    leaves.push({ node, side: bits.at(-1)!, says });
  }
  const data: Buffer[] = [];
  const pointers = new Map<Node, [number?, number?]>();
  let at = 0;
  for (const { node, side, says } of leaves) {
    const pair = pointers.get(node) ?? [];
    pair[side] = nodes.length + 16 + at;
    pointers.set(node, pair);
    data.push(encode(says));
    at += data.at(-1)!.length;
  }
  // A 24-bit record: the next node, a pointer into the data, or the number of nodes for "no data".
  const tree = Buffer.alloc(nodes.length * 6);
  nodes.forEach((node, index) => {
    for (const side of [0, 1] as const) {
      const next = node[side] === null ? -1 : nodes.indexOf(node[side] as Node);
      const record = pointers.get(node)?.[side] ?? (next < 0 ? nodes.length : next);
      tree.writeUIntBE(record, index * 6 + side * 3, 3);
    }
  });
  const metadata = encode({
    node_count: nodes.length,
    record_size: 24,
    ip_version: 4,
    database_type: 'Test-City',
    languages: ['en'],
    binary_format_major_version: 2,
    binary_format_minor_version: 0,
    build_epoch: 0,
    description: { en: 'of a test' },
  });
  return Buffer.concat([tree, Buffer.alloc(16), ...data, Buffer.from('\xab\xcd\xefMaxMind.com', 'latin1'), metadata]);
}
