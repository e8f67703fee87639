import { Link } from 'wouter';
import { Logo } from '../../ui/logo/logo.tsx';

interface BrandProps {
  readonly product: string;
  readonly tagline: string;
}

/** The mark and the name, which lead home. */
export function Brand({ product, tagline }: BrandProps) {
  return (
    <Link href="/" className="flex flex-none items-center gap-2.5 rounded-control py-1">
      <Logo />
      <span className="grid">
        <span className="text-lg leading-5 font-bold tracking-tight">{product}</span>
        {/* The narrowest phones have no room for it in every language. */}
        <span className="text-xs leading-4 text-muted max-[22rem]:hidden">{tagline}</span>
      </span>
    </Link>
  );
}
