/** Limits that divide the pages of the HTTP Archive into twentieths. From ecoindex.fr/comment-ca-marche; reference implementation: cnumr/ecoindex_reference. */
const twentieths = {
  nodes: [0, 47, 75, 159, 233, 298, 358, 417, 476, 537, 603, 674, 753, 843, 949, 1076, 1237, 1459, 1801, 2479, 594601],
  requests: [0, 2, 15, 25, 34, 42, 49, 56, 63, 70, 78, 86, 95, 105, 117, 130, 147, 170, 205, 281, 3920],
  kilobytes: [
    0, 1.37, 144.7, 319.53, 479.46, 631.97, 783.38, 937.91, 1098.62, 1265.47, 1448.32, 1648.27, 1876.08, 2142.06,
    2465.37, 2866.31, 3401.59, 4155.73, 5400.08, 8037.54, 223212.26,
  ],
}
const lowest = { A: 80, B: 70, C: 55, D: 40, E: 25, F: 10 }

/** How many twentieths of all pages are below the value, plus the fraction of the twentieth that it falls into. */
function place(limits: readonly number[], value: number): number {
  const above = limits.findIndex((limit) => value < limit)
  const [from = 0, to = 0] = limits.slice(above - 1)
  return above === -1 ? limits.length - 1 : above - 1 + (value - from) / (to - from)
}

/**
 * The score that EcoIndex would give a page, and its grade.
 * @param page number of elements, not counting those inside drawings; requests; KB over the wire
 */
export function ecoIndex(page: Readonly<Record<keyof typeof twentieths, number>>): string {
  const { nodes, requests, kilobytes } = twentieths
  const places = 3 * place(nodes, page.nodes) + 2 * place(requests, page.requests) + place(kilobytes, page.kilobytes)
  const score = 100 - (5 * places) / 6
  const [grade = 'G'] = Object.entries(lowest).find(([, above]) => score > above) ?? []
  return `${Math.round(score)} ${grade}`
}
