/**
 * The QT interval in ms: the given one, or 400 ms at 60/min, scaled with the cube root of the RR interval (Fridericia).
 */
export const qtOf = ({ qt, rate }: { readonly qt?: number | undefined; readonly rate: number }): number =>
  qt ?? Math.round(400 * Math.cbrt(60 / rate));
