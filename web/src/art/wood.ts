/** A forest with a clearing in it. */
import { Pen, box, f, fill, mirrored, mix, oval } from './draw'

const NIGHT = '#10142a'

export function wood(
  pen: Pen,
  width: number,
  height: number,
  horizon: number,
  sky: readonly string[],
  ground: string,
  light = '',
): string {
  let out = box(0, 0, width, height, pen.linear(sky)) + light
  const [far, mid, near] = [mix(sky[1]!, ground, 0.35), mix(sky[0]!, ground, 0.55), mix(ground, NIGHT, 0.45)]
  const row = (count: number, colour: string, low: number, high: number, w: number): string => {
    let d = ''
    for (let i = 0; i <= count; i++) {
      const x = (i * width) / count + pen.between(-12, 12)
      // fewer and lower in the middle: a clearing
      const middle = Math.abs(x / width - 0.5) * 2
      const h = (low + (high - low) * middle ** 1.4) * pen.between(0.82, 1.1)
      d += `M${f(x - w)} ${horizon + 6}L${f(x - w * 0.42)} ${f(horizon - h * 0.42)}H${f(x - w * 0.66)}L${f(x - w * 0.2)} ${f(horizon - h * 0.72)}H${f(x - w * 0.42)}L${f(x)} ${f(horizon - h)}L${f(x + w * 0.42)} ${f(horizon - h * 0.72)}H${f(x + w * 0.2)}L${f(x + w * 0.66)} ${f(horizon - h * 0.42)}H${f(x + w * 0.42)}L${f(x + w)} ${horizon + 6}Z`
    }
    return fill(d, colour)
  }
  out += row(26, far, height * 0.1, height * 0.36, 20) + row(18, mid, height * 0.04, height * 0.56, 28)
  out += box(0, horizon, width, height - horizon, ground)
  out += fill(
    oval(width / 2, horizon + (height - horizon) * 0.5, width * 0.6, (height - horizon) * 0.62),
    pen.radial([`${mix(ground, sky[2]!, 0.42)}`, `${mix(ground, sky[2]!, 0.16)}@0.6`, `${ground}/0`]),
  )
  out += fill(
    `M0 ${height}V${height * 0.86}C${width * 0.1} ${height * 0.9} ${width * 0.2} ${height * 0.97} ${width * 0.34} ${height}ZM${width} ${height}V${height * 0.86}C${width * 0.9} ${height * 0.9} ${width * 0.8} ${height * 0.97} ${width * 0.66} ${height}Z`,
    near,
  )
  // two great trunks frame it
  const bark = mix(near, NIGHT, 0.4)
  const leaf = (x: number, y: number, r: number): string => oval(x * width, y * height, r * width)
  const trunk =
    fill(
      `M0 0H${f(width * 0.045)}C${f(width * 0.035)} ${f(height * 0.4)} ${f(width * 0.045)} ${f(height * 0.7)} ${f(width * 0.085)} ${height}H0Z`,
      bark,
    ) +
    fill(
      leaf(0.02, 0.02, 0.07) + leaf(0.1, -0.02, 0.06) + leaf(0.16, -0.05, 0.045) + leaf(0.01, 0.2, 0.05),
      mix(near, NIGHT, 0.25),
    )
  return out + trunk + mirrored(width / 2, trunk)
}
