import {
  memo,
  Suspense,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  type RefObject,
} from 'react';
import { Redirect, Route, Switch, useLocation, useSearch } from 'wouter';
import { useSession } from '../session/session.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { EnsureUserLoaded } from './ensure-user-loaded.tsx';
import { routeOf } from './route.rules.ts';
import { ScreenSkeleton } from './screen-skeleton.tsx';
import { notFound, screens } from './screens.ts';

interface RouterProps {
  readonly mainRef: RefObject<HTMLElement | null>;
}

/** Memoized: changes in the shell don't re-render the screen. */
export const Router = memo(function Router({ mainRef }: RouterProps) {
  const [path] = useLocation();
  const search = useSearch();
  const { signedIn, endedBy } = useSession();
  const target = useMemo(() => {
    const route = routeOf(
      screens,
      { path, search },
      { signedIn, loggedOut: endedBy === 'learner' || endedBy === 'deleted' },
    );
    return { route, path, signedIn };
  }, [path, search, signedIn, endedBy]);

  // Keep showing the current screen until the next one has loaded, unless the session changed.
  const deferred = useDeferredValue(target);
  const { route, path: renderedPath } = deferred.signedIn === signedIn ? deferred : target;
  useScrollAndFocusReset(renderedPath, mainRef);

  if (target.route.kind === 'redirect') return <Redirect to={target.route.to} replace />;
  const { address, audience, isImmersive, Component } = route.kind === 'screen' ? route.screen : notFound;
  return (
    <>
      {renderedPath !== path && <LoadingBar />}
      <ErrorBoundary key={address}>
        <Suspense fallback={<ScreenSkeleton isImmersive={isImmersive} />}>
          <Switch location={renderedPath}>
            <Route path={address}>
              {audience === 'signed-in' ? (
                <EnsureUserLoaded>
                  <Component />
                </EnsureUserLoaded>
              ) : (
                <Component />
              )}
            </Route>
          </Switch>
        </Suspense>
      </ErrorBoundary>
    </>
  );
});

/** A line at the top while the next screen takes more than a moment to load. */
function LoadingBar() {
  return (
    <div
      aria-hidden="true"
      className="fixed inset-x-0 top-0 z-40 h-0.5 animate-fade-in bg-accent [animation-delay:200ms] [animation-fill-mode:backwards]"
    />
  );
}

/** After each navigation: scroll to the top (unless going back) and focus the main region. */
function useScrollAndFocusReset(path: string, mainRef: RefObject<HTMLElement | null>): void {
  const last = useRef(path);
  const isGoingBack = useRef(false);
  useEffect(() => {
    const note = () => {
      // Going back within a page, such as out of the player, is not a navigation between pages.
      isGoingBack.current = window.location.pathname !== last.current;
    };
    window.addEventListener('popstate', note);
    return () => window.removeEventListener('popstate', note);
  }, []);
  // Before it is painted: a shorter screen would show its end first.
  useLayoutEffect(() => {
    if (last.current === path) return;
    last.current = path;
    if (!isGoingBack.current) window.scrollTo(0, 0);
    isGoingBack.current = false;
    mainRef.current?.focus({ preventScroll: true });
  }, [path, mainRef]);
}
