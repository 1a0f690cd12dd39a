<?php

declare(strict_types=1);

namespace Drupal\g30\Calendar;

use Drupal\Core\DependencyInjection\ContainerInjectionInterface;
use Drupal\Core\DependencyInjection\AutowireTrait;
use Drupal\Core\Entity\EntityTypeManagerInterface;
use Drupal\Core\Session\AccountInterface;
use Symfony\Component\HttpFoundation\JsonResponse;
use Symfony\Component\HttpFoundation\Request;
use Symfony\Component\HttpFoundation\Response;
use Symfony\Component\HttpKernel\Exception\AccessDeniedHttpException;
use Symfony\Component\HttpKernel\Exception\NotFoundHttpException;

/** Where users see, make and revoke the address of their calendar. */
final class SubscriptionController implements ContainerInjectionInterface {
  use AutowireTrait;

  private const OWNER_ALONE = 'Only its own user may see or make the address of a calendar.';

  private const ADMINS_ALONE = "Users can only revoke the address of their own calendar, unless they have the 'administer users' permission.";

  private const PRIVATE = ['Cache-Control' => 'no-store, private'];

  public function __construct(
    private readonly Subscriptions $subscriptions,
    private readonly AccountInterface $currentUser,
    private readonly EntityTypeManagerInterface $entityTypeManager,
  ) {}

  public function show(Request $request, string $uid): Response {
    $this->refuseOthers((int) $uid, self::OWNER_ALONE);
    return $this->answer($request, $this->subscriptions->find((int) $uid));
  }

  /** Makes the address. A second request returns the same one. */
  public function make(Request $request, string $uid): Response {
    $this->refuseOthers((int) $uid, self::OWNER_ALONE);
    return $this->answer($request, $this->subscriptions->make((int) $uid));
  }

  public function revoke(string $uid): Response {
    // Checked first: the answer must not show whether the account exists.
    if (!$this->currentUser->hasPermission('administer users')) {
      $this->refuseOthers((int) $uid, self::ADMINS_ALONE);
    }
    if ($this->entityTypeManager->getStorage('user')->load($uid) === NULL) {
      throw new NotFoundHttpException('There is no such user.');
    }
    $this->subscriptions->end((int) $uid);
    return new Response(NULL, Response::HTTP_NO_CONTENT, self::PRIVATE);
  }

  private function refuseOthers(int $uid, string $why): void {
    $account = $this->currentUser;
    if (!$account->isAuthenticated() || (int) $account->id() !== $uid || !$account->hasPermission('access content')) {
      throw new AccessDeniedHttpException($why);
    }
  }

  private function answer(Request $request, ?array $known): Response {
    $time = static fn (?int $seconds): ?string => $seconds === NULL ? NULL : gmdate('Y-m-d\TH:i:s.000\Z', $seconds);
    $base = $request->getSchemeAndHttpHost() . $request->getBasePath();
    return new JsonResponse([
      'address' => $known === NULL ? NULL : "$base/calendar/$known[token].ics",
      'created' => $time($known['created'] ?? NULL),
      'fetched' => $time($known['fetched'] ?? NULL),
    ], Response::HTTP_OK, self::PRIVATE);
  }
}
