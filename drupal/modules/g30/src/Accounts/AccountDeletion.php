<?php

declare(strict_types=1);

namespace Drupal\g30\Accounts;

use Drupal\Core\Database\Connection;
use Drupal\Core\Entity\EntityRepositoryInterface;
use Drupal\jsonapi\JsonApiSpec;
use Drupal\user\UserInterface;
use Symfony\Component\EventDispatcher\EventSubscriberInterface;
use Symfony\Component\HttpFoundation\JsonResponse;
use Symfony\Component\HttpFoundation\Request;
use Symfony\Component\HttpFoundation\Response;
use Symfony\Component\HttpKernel\Event\ControllerEvent;
use Symfony\Component\HttpKernel\Event\RequestEvent;
use Symfony\Component\HttpKernel\Exception\NotFoundHttpException;
use Symfony\Component\HttpKernel\Exception\UnprocessableEntityHttpException;
use Symfony\Component\HttpKernel\KernelEvents;

/**
 * Deletes an account by JSON:API, and keeps its content.
 *
 * `?reassign={uuid}` names the account that gets it. Drupal would delete the
 * content with the account, or only block the account.
 */
final class AccountDeletion implements EventSubscriberInterface {
  private const ROUTE = 'jsonapi.user--user.individual.delete';

  private const HEIR = 'reassign';

  public function __construct(
    private readonly ContentHeir $content,
    private readonly EntityRepositoryInterface $entityRepository,
    private readonly Connection $database,
  ) {}

  /** Takes the parameter, which JSON:API would refuse. */
  public function onRequest(RequestEvent $event): void {
    $request = $event->getRequest();
    if ($request->attributes->get('_route') === self::ROUTE && $request->query->has(self::HEIR)) {
      $request->attributes->set('g30_heir', (string) $request->query->get(self::HEIR));
      $request->query->remove(self::HEIR);
    }
  }

  /** Takes the place of JSON:API's controller; access has been checked. */
  public function onController(ControllerEvent $event): void {
    if ($event->getRequest()->attributes->get('_route') === self::ROUTE) {
      $event->setController($this->delete(...));
    }
  }

  public function delete(UserInterface $entity, Request $request): Response {
    $heir = $this->heir($entity, (string) $request->attributes->get('g30_heir', ''));
    $transaction = $this->database->startTransaction();
    try {
      $reassigned = $this->content->handOver($entity, $heir);
      $entity->delete();
    }
    catch (\Throwable $error) {
      $transaction->rollBack();
      throw $error;
    }
    unset($transaction);
    if ($reassigned === 0) {
      return new Response(NULL, 204);
    }
    $document = [
      'jsonapi' => ['version' => JsonApiSpec::SUPPORTED_SPECIFICATION_VERSION],
      'meta' => ['unset' => 0, 'reassigned' => $reassigned],
    ];
    return new JsonResponse($document, 200, ['Content-Type' => 'application/vnd.api+json']);
  }

  public static function getSubscribedEvents(): array {
    return [
      // After routing (32), before JSON:API's check of parameters (0).
      KernelEvents::REQUEST => ['onRequest', 1],
      // After the comparison of versions (10), before core takes the arguments.
      KernelEvents::CONTROLLER => ['onController', 5],
    ];
  }

  /** The number of the heir; 0 for none. */
  private function heir(UserInterface $deleted, string $uuid): int {
    if ($uuid === '') {
      return 0;
    }
    if ($uuid === $deleted->uuid()) {
      throw new UnprocessableEntityHttpException("The content of a deleted user can't go to the same user: name another.");
    }
    $heir = $this->entityRepository->loadEntityByUuid('user', $uuid);
    if (!$heir instanceof UserInterface || $heir->isAnonymous()) {
      throw new NotFoundHttpException('The user who is to get the content could not be found.');
    }
    return (int) $heir->id();
  }
}
