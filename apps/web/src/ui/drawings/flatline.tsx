/** A monitor whose trace has gone flat. */
export function FlatlineDrawing() {
  return (
    <svg viewBox="0 0 160 96" className="h-24 w-40" aria-hidden="true" fill="none" strokeLinecap="round">
      <ellipse cx="80" cy="90" rx="52" ry="4" className="fill-sunken" />
      <rect
        x="28"
        y="8"
        width="104"
        height="68"
        rx="8"
        className="fill-accent-soft stroke-accent"
        strokeWidth="2"
      />
      <path d="M66 76v10m28-10v10M58 87h44" className="stroke-accent" strokeWidth="2" />
      <path
        d="M38 46h18l5-16 8 30 6-22 4 8h43"
        className="stroke-celebrate"
        strokeWidth="2.5"
        strokeLinejoin="round"
      />
      <path d="M38 64h20m8 0h10" className="stroke-accent" strokeWidth="2" opacity="0.4" />
    </svg>
  );
}
