<?php

declare(strict_types=1);

namespace Drupal\g30\Version;

use Drupal\Core\Entity\EntityInterface;
use Drupal\Core\Entity\EntityTypeManagerInterface;
use Drupal\Core\Entity\TranslatableInterface;
use Drupal\Core\Lock\LockBackendInterface;
use Drupal\jsonapi\Routing\Routes;
use Symfony\Component\DependencyInjection\Attribute\Autowire;
use Symfony\Component\EventDispatcher\EventSubscriberInterface;
use Symfony\Component\HttpFoundation\Request;
use Symfony\Component\HttpKernel\Event\ControllerEvent;
use Symfony\Component\HttpKernel\Event\FinishRequestEvent;
use Symfony\Component\HttpKernel\Exception\NotFoundHttpException;
use Symfony\Component\HttpKernel\Exception\PreconditionFailedHttpException;
use Symfony\Component\HttpKernel\Exception\ServiceUnavailableHttpException;
use Symfony\Component\HttpKernel\KernelEvents;

/**
 * Refuses a write whose If-Match names another version than the present one.
 *
 * All writes of an item wait for each other, so that nothing comes between the
 * comparison and the save. Access was checked before.
 */
final class WriteGuard implements EventSubscriberInterface {
  /** Seconds after which another write may begin, though the first one lives. */
  private const LONGEST = 30.0;

  private ?string $held = NULL;

  public function __construct(
    #[Autowire(service: 'lock')]
    private readonly LockBackendInterface $lock,
    private readonly EntityTypeManagerInterface $entityTypeManager,
    private readonly EntityVersion $versions,
  ) {}

  public function onController(ControllerEvent $event): void {
    $request = $event->getRequest();
    $entity = $request->attributes->get('entity');
    $is_jsonapi = $request->attributes->get(Routes::JSON_API_ROUTE_FLAG_KEY) === TRUE;
    if (!$event->isMainRequest() || !$is_jsonapi || $request->isMethodSafe() || !$entity instanceof EntityInterface) {
      return;
    }
    $request->attributes->set('entity', $this->guard($request, $entity));
  }

  /** Locks an item until the request ends, and compares its version. */
  public function guard(Request $request, EntityInterface $entity): EntityInterface {
    $this->hold("g30:{$entity->getEntityTypeId()}:{$entity->id()}");
    $present = $this->present($entity);
    $this->compare($request, $this->versions->of($present));
    return $present;
  }

  public function onFinish(FinishRequestEvent $event): void {
    if ($event->isMainRequest() && $this->held !== NULL) {
      $this->lock->release($this->held);
      $this->held = NULL;
    }
  }

  public static function getSubscribedEvents(): array {
    // Core's subscribers of priority 0 take the arguments of the controller.
    return [KernelEvents::CONTROLLER => ['onController', 10], KernelEvents::FINISH_REQUEST => 'onFinish'];
  }

  private function hold(string $name): void {
    if (!$this->lock->acquire($name, self::LONGEST) && ($this->lock->wait($name, 10) || !$this->lock->acquire($name, self::LONGEST))) {
      throw new ServiceUnavailableHttpException(5, 'Another change of this item is being saved. Try again.');
    }
    $this->held = $name;
  }

  /** The item as it is now; it may have changed while the request waited. */
  private function present(EntityInterface $entity): EntityInterface {
    $storage = $this->entityTypeManager->getStorage($entity->getEntityTypeId());
    // Who read it while another request saved it has put what was before into
    // Drupal's cache, in which loadUnchanged() would find it.
    $storage->resetCache([$entity->id()]);
    $present = $storage->load($entity->id());
    if ($present === NULL) {
      throw new NotFoundHttpException('It was deleted since it was read.');
    }
    $langcode = $entity->language()->getId();
    return $present instanceof TranslatableInterface && $present->hasTranslation($langcode) ? $present->getTranslation($langcode) : $present;
  }

  /** Compares as server/http/if-match.ts does. */
  private function compare(Request $request, ?int $version): void {
    $given = $request->headers->get('If-Match');
    if ($given === NULL || trim($given) === '*' || $version === NULL) {
      return;
    }
    foreach (explode(',', $given) as $tag) {
      $tag = preg_replace('~^W/~', '', trim($tag));
      // The ETag of a GET has more after the version.
      if ($tag === "\"$version\"" || str_starts_with($tag, "\"$version.")) {
        return;
      }
    }
    $message = "It was changed since it was read, and is at revision $version now. Read it again and repeat the change on that.";
    throw new PreconditionFailedHttpException($message, NULL, 0, ['ETag' => "\"$version\""]);
  }
}
