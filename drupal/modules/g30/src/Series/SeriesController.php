<?php

declare(strict_types=1);

namespace Drupal\g30\Series;

use Drupal\Component\Serialization\Json;
use Drupal\Component\Uuid\UuidInterface;
use Drupal\Component\Uuid\Uuid;
use Drupal\Core\Database\Connection;
use Drupal\Core\DependencyInjection\AutowireTrait;
use Drupal\Core\DependencyInjection\ContainerInjectionInterface;
use Drupal\Core\Entity\EntityTypeManagerInterface;
use Drupal\jsonapi\Controller\EntityResource;
use Drupal\jsonapi\ResourceType\ResourceType;
use Drupal\node\NodeInterface;
use Symfony\Component\HttpFoundation\JsonResponse;
use Symfony\Component\HttpFoundation\Request;
use Symfony\Component\HttpFoundation\Response;
use Symfony\Component\HttpKernel\Exception\AccessDeniedHttpException;
use Symfony\Component\HttpKernel\Exception\BadRequestHttpException;
use Symfony\Component\HttpKernel\Exception\UnprocessableEntityHttpException;

/** WriteGuard has compared the version before. */
final class SeriesController implements ContainerInjectionInterface {
  use AutowireTrait;

  public function __construct(
    private readonly Connection $database,
    private readonly EntityTypeManagerInterface $entityTypeManager,
    private readonly EntityResource $resources,
    private readonly UuidInterface $uuids,
    private readonly SeriesFollower $follower,
    private readonly SeriesChanger $changer,
    private readonly ChangeUndoer $undoer,
  ) {}

  /** Changes an event, what follows it, or its series, all of it or nothing. */
  public function change(NodeInterface $entity, ResourceType $resource_type, Request $request): Response {
    $body = Json::decode((string) $request->getContent());
    $body = is_array($body) ? $body : [];
    $transaction = $this->database->startTransaction();
    try {
      $changed = is_array($body['undo'] ?? NULL)
        ? $this->undo($body['undo'])
        : $this->apply($entity, $body, fn (NodeInterface $rest) => $this->patch($rest->getTranslation($entity->language()->getId()), $resource_type, $body, $request));
    }
    catch (\Throwable $error) {
      $transaction->rollBack();
      throw $error;
    }
    unset($transaction);
    return new JsonResponse(['data' => $changed], 200, [
      'Content-Type' => 'application/vnd.api+json',
      'Cache-Control' => 'must-revalidate, no-cache, private',
    ]);
  }

  private function undo(array $changed): array {
    $this->undoer->undo($changed);
    return [];
  }

  private function apply(NodeInterface $node, array $body, \Closure $save): array {
    $uuid = $body['change']['data']['id'] ?? $this->uuids->generate();
    if (!is_string($uuid) || !Uuid::isValid($uuid)) {
      throw new UnprocessableEntityHttpException('IDs should be properly generated and formatted UUIDs as described in RFC 4122.');
    }
    $wanted = WantedChange::read($body, $uuid, $save);
    $may = $wanted->kind === 'delete'
      ? $node->access('delete')
      : $this->entityTypeManager->getAccessControlHandler('node')->createAccess('agenda');
    if (!$may) {
      throw new AccessDeniedHttpException('You may not change events of series.');
    }
    $family = array_filter([$node, ...$this->follower->exceptionsOf($node), $node->get('field_series')->entity]);
    $uuids = [...array_map(static fn (NodeInterface $each): string => (string) $each->uuid(), $family), $uuid];
    $before = $this->versions($uuids);
    $this->changer->change($node->getUntranslated(), $wanted);
    $after = $this->versions($uuids);
    $changed = array_filter($uuids, static fn (string $each): bool => ($before[$each] ?? NULL) !== ($after[$each] ?? NULL));
    return array_map(static fn (string $each): array => [
      'type' => 'node--agenda',
      'id' => $each,
      'meta' => ['before' => $before[$each] ?? NULL, 'after' => $after[$each] ?? NULL],
    ], array_values(array_unique($changed)));
  }

  private function versions(array $uuids): array {
    $nodes = $this->entityTypeManager->getStorage('node')->loadByProperties(['uuid' => $uuids]);
    return array_column(array_map(static fn (NodeInterface $node): array => [$node->uuid(), (int) $node->getRevisionId()], $nodes), 1, 0);
  }

  /** Saves what follows with what was sent, by the rules of JSON:API. */
  private function patch(NodeInterface $rest, ResourceType $resource_type, array $body, Request $request): void {
    $data = $body['change']['data'] ?? NULL;
    if (!is_array($data)) {
      throw new BadRequestHttpException('An "edit" needs the resource that goes on.');
    }
    if ($rest->isPublished() && ($data['attributes']['status'] ?? TRUE) === FALSE) {
      throw new UnprocessableEntityHttpException("status: A draft can't go on with a published series. Publish it.");
    }
    $content = Json::encode(['data' => ['id' => $rest->uuid()] + $data]);
    $sent = Request::create($request->getUri(), 'PATCH', [], [], [], $request->server->all(), $content);
    $this->resources->patchIndividual($resource_type, $rest, $sent);
  }
}
